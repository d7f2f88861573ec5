/** Every test of a file by its full title, `describe › test`; those of a table by their own and by their rows. */
export function testTitlesOf(text: string, file: string): Set<string>;
