const hooks = require("node:async_hooks");

/** Every store of this process that something still holds. */
const made = new Set();

/**
 * On Node 20 each store that was ever in use slows every promise of the process until it is disabled, and the test
 * framework makes one for each file. A store that is used again wakes up by itself.
 */
hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    made.add(new WeakRef(this));
  }
};

/** Puts all stores to sleep: between two test files. */
exports.restAsyncStores = () => {
  for (const reference of made) {
    const store = reference.deref();
    if (store) store.disable();
    else made.delete(reference);
  }
};
