export function differences(page: string, drawn: string): string[];
export function coveragePage(how: { isCheck: boolean }): Promise<string[]>;
