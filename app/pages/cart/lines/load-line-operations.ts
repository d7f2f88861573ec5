/** What is done to whole lines of the bag and the words for it; no bag needs them to be shown. */
export const loadLineOperations = () => import(/* webpackChunkName: "line-operations" */ "./line-operations.ts");
