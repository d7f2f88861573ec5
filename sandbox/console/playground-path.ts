/** Where the playground of assistants stands. */
export const playgroundPath = "/console/playground";
