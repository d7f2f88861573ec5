/** Puts the last build aside; gives how the new one ends, by its files beside the new ones or all of it back. */
export function keepEarlierFiles(outputFolder: string): { finish: () => void; giveBack: () => void };
