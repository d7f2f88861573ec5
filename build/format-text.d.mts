export declare const formatText: (file: string, text: string) => Promise<string>;
