export declare const missingTexts: (locale: string, folder?: string) => Record<string, string>;
export declare const translatedLocales: (folder?: string) => string[];
