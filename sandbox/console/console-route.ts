import type { Html } from "./html.ts";

/** What a person asks for or sends with a form. */
export interface ConsoleCall {
  params: Record<string, string>;
  query: URLSearchParams;
  /** The fields of a form; empty for a page that is only looked at. */
  form: URLSearchParams;
}

/** A page with its heading. */
export interface Page {
  title: string;
  body: Html;
}

/** Where to go after something was done, and what to say there. */
export interface Done {
  to: string;
  said: string;
}

/** A file, for downloads and for what is shown inside a page. */
export interface Document {
  contentType: string;
  content: string | Buffer;
  /** The policy it is shown under, where it is not the console's own. */
  policy?: string;
  /** The name it is saved under; it is then downloaded and never shown. */
  fileName?: string;
  /** Seconds the browser may keep it; left out, it asks every time. */
  cacheSeconds?: number;
}

/** One page or one action of the console. */
export interface ConsoleRoute {
  method: "get" | "post";
  path: string;
  handle(call: ConsoleCall): Promise<Page | Done | Document> | Page | Done | Document;
}
