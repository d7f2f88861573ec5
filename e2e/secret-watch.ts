import type { Page } from "@playwright/test";
import type { Place } from "#tests/secret-search.ts";
import { journalText } from "./sandbox.ts";

/** Everything that scripts of the page's origin can read of what the browser keeps. */
const readableStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("The database cannot be read.")));
      });
    const databases: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        databases.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|json|javascript/.test(answer?.headers.get("content-type") ?? "");
        kept.push(request.url, isText && answer ? await answer.text() : "");
      }
    }
    return JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      kept,
    ]);
  });

/**
 * Watches one page from now on: the HTML the server sends, every address asked for, and, at each `look`, the page as it
 * stands with all that its scripts can read. `places` gives everything together with the sandbox's journal.
 */
export const watchForSecrets = (page: Page) => {
  const addresses: string[] = [];
  const sent: string[] = [];
  const html: Promise<string>[] = [];
  const looks: Place[] = [];
  page.on("request", (request) => {
    addresses.push(request.url());
    if (new URL(request.url()).hostname === "localhost") sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "document") html.push(response.text().catch(() => ""));
  });
  return {
    /** What the shop was sent, address and body; passwords belong there. */
    sent: () => sent,
    look: async (where: string) => {
      looks.push([`the page ${where}`, await page.content()], [`the storage ${where}`, await readableStorage(page)]);
    },
    places: async (): Promise<Place[]> => [
      ...looks,
      ["the server's HTML", (await Promise.all(html)).join("\n")],
      ["the addresses", addresses.join("\n")],
      ["the journal", await journalText(page)],
    ],
  };
};
