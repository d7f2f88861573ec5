/** Puts the files of the last builds aside; gives how to put them back beside the new ones. */
export function keepEarlierFiles(outputFolder: string): () => void;
