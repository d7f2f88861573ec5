import { MOST_SEEN } from "./most-seen.ts";
import { offlineHeaders, offlinePage, picturePath, plainWords, type OfflineState } from "./offline-page.ts";

/** What a worker is told and answers; the DOM's own types describe pages only. */
interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
}
interface Worker {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: WorkerMessageEvent) => void): void;
}

const worker = globalThis as unknown as Worker;

/** Files of the build; their names change with their content, so that none is ever stale. */
const FILES = "files-1";
/** What the offline page shows: its words, products and their pictures. */
const OFFLINE = "offline-1";
const STATE = "/offline-state";
const PICTURES = picturePath("");
/** More files than this are those of builds gone by. */
const MOST_FILES = 240;

const isFile = ({ pathname }: URL): boolean => /^\/static\/(.+\.[0-9a-f]{8}\.\w+|[0-9a-f]{8}\/.+)$/.test(pathname);

const trimFiles = async () => {
  const files = await caches.open(FILES);
  const requests = await files.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - MOST_FILES)).map((old) => files.delete(old)));
};

const file = async (request: Request): Promise<Response> => {
  const files = await caches.open(FILES);
  const cached = await files.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.status === 200) await files.put(request, answer.clone()).then(trimFiles);
  return answer;
};

const readState = async (): Promise<OfflineState> => {
  const cachedState = await (await caches.open(OFFLINE)).match(STATE);
  return cachedState ? ((await cachedState.json()) as OfflineState) : { words: plainWords, seen: [] };
};

const offlineAnswer = async (request: Request): Promise<Response> => {
  const state = await readState();
  const { pathname, search } = new URL(request.url);
  return new Response(offlinePage(state, pathname + search), { status: 503, headers: offlineHeaders(state) });
};

/** A page always comes from the shop; only where it cannot, the offline page stands in. */
const page = async ({ request, preloadResponse }: WorkerFetchEvent): Promise<Response> => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(request);
  }
};

const picture = async (pathname: string): Promise<Response> =>
  (await (await caches.open(OFFLINE)).match(pathname)) ?? new Response(null, { status: 404 });

const isState = (data: unknown): data is OfflineState =>
  typeof data === "object" && data !== null && "words" in data && Array.isArray((data as OfflineState).seen);

/** Keeps what the pages tell, and the pictures of the products they name and of no others. */
const keep = async (told: OfflineState) => {
  const state = { ...told, seen: told.seen.slice(0, MOST_SEEN) };
  const offline = await caches.open(OFFLINE);
  await offline.put(STATE, new Response(JSON.stringify(state)));
  const wanted = new Map(state.seen.flatMap(({ id, image }) => (image ? [[picturePath(id), image] as const] : [])));
  for (const { url } of await offline.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== STATE && !wanted.delete(pathname)) await offline.delete(url);
  }
  const fetched = [...wanted].map(async ([path, image]) => {
    const answer = await fetch(image, { mode: "no-cors", credentials: "omit" }).catch(() => undefined);
    if (answer && (answer.ok || answer.type === "opaque")) await offline.put(path, answer);
  });
  await Promise.all(fetched);
};

// A new worker takes over at once: it holds no pages, so that no open page can miss anything.
worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== FILES && name !== OFFLINE).map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("message", (event) => {
  if (isState(event.data)) event.waitUntil(keep(event.data));
});

// Everything that is not answered here goes its ordinary way: what belongs to one shopper, and every call, is never
// kept.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (isFile(url)) event.respondWith(file(request));
  else if (url.pathname.startsWith(PICTURES)) event.respondWith(picture(url.pathname));
});
