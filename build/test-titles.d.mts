/** Every test of a file by its full title, `describe › test`; those of a table by its own and by those of its rows. */
export function testTitlesOf(text: string, file: string): Set<string>;
