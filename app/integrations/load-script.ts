export interface ScriptOptions {
  /** The name the script defines on `window`; an answer that defines nothing is a failure. */
  globalName: string;
  /** Subresource integrity value; the script is then fetched with CORS. */
  integrity?: string;
  /** Further attributes of the tag, by which some scripts are told who asks. */
  attributes?: Record<string, string>;
  /** Defaults to 8 seconds. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 8000;

const loading = new Map<string, Promise<void>>();

const insert = (
  url: string,
  { globalName, integrity, attributes = {}, timeoutMs = DEFAULT_TIMEOUT_MS }: ScriptOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    if (integrity) {
      script.setAttribute("integrity", integrity);
      script.crossOrigin = "anonymous";
    }
    const fail = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      loading.delete(url);
      reject(new Error(`${new URL(url).host} ${reason}`));
    };
    const timer = setTimeout(() => fail("did not answer in time"), timeoutMs);
    script.addEventListener("error", () => fail("could not be loaded"));
    script.addEventListener("load", () => {
      if (!(globalName in window)) return fail(`did not define ${globalName}`);
      clearTimeout(timer);
      resolve();
    });
    document.head.append(script);
  });

/**
 * Loads another party's script once per address, on demand and only in the browser. A failure (blocked,
 * wrong hash, too slow, or empty as ad blockers answer) removes the tag, so that the next call tries again.
 */
export const loadScript = (url: string, options: ScriptOptions): Promise<void> => {
  const pending = loading.get(url) ?? insert(url, options);
  loading.set(url, pending);
  return pending;
};
