const hooks = require("node:async_hooks");

/** Stores that one test file needs, and nothing after it. */
const ofThisFile = [];
let isCollecting = false;

class CollectedStore extends hooks.AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    if (isCollecting) ofThisFile.push(this);
  }
}

// Later versions of Node let nobody put another one in its place; stores cost them nothing.
if (Object.getOwnPropertyDescriptor(hooks, "AsyncLocalStorage").writable) hooks.AsyncLocalStorage = CollectedStore;

/** Takes every store that is made from now on for one of the running test file, or ends that. */
exports.collectAsyncStores = (isOn) => {
  isCollecting = isOn;
};

/**
 * Puts the stores of the file that is over to sleep. On Node 20 each store that was ever in use slows every promise of
 * the process until it is disabled, and the test framework makes one for each file. Stores of modules that stay loaded
 * are left alone: somebody may be at work within one.
 */
exports.restAsyncStores = () => {
  isCollecting = false;
  for (const store of ofThisFile.splice(0)) store.disable();
};
