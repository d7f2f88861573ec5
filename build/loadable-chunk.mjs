/* global __webpack_modules__, __webpack_require__ */

/**
 * What `@loadable/component` wants to know of a chunk: the same answers as `@loadable/babel-plugin` would write at every place.
 * @param name the chunk's name, by which the server says which chunks a page has come with
 * @param load imports the chunk
 * @param id number of the chunk's module in this build
 */
export const chunk = (name, load, id) => {
  let isLoaded = false;
  return {
    chunkName: () => name,
    resolve: () => id,
    isReady: () => isLoaded && id in __webpack_modules__,
    importAsync: load,
    requireAsync: async () => {
      isLoaded = false;
      const module = await load();
      isLoaded = true;
      return module;
    },
    requireSync: () => __webpack_require__(id),
  };
};
