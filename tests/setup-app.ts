import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A machine under load takes more than the usual second for a chunk to come; what never comes still fails.
configure({ asyncUtilTimeout: 4000 });

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
window.scrollTo = () => undefined;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// Pages of tests have settled from the start (`app/shell/start-conveniences.ts`), unless a test says otherwise.
document.documentElement.dataset.settled = "true";

// Nobody tells the server's time unless a test does, so that a countdown stays as it is.
const network = globalThis.fetch;
globalThis.fetch = (input, init) =>
  input === "/healthz" ? new Promise<Response>(() => undefined) : network(input, init);

// jsdom knows the dialog element but not its modal methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  },
});

/** A chunk comes when it comes, also while a test waits for something else: no test can wrap that in `act`. */
const isLateChunk = ([format, component]: unknown[]) =>
  typeof format === "string" && format.includes("not wrapped in act") && component === "InnerLoadable";

const noisy = (level: "error" | "warn") => {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    if (isLateChunk(args)) return;
    original(...args);
    throw new Error(`console.${level} was called: ${args.map(String).join(" ").slice(0, 400)}`);
  };
};
noisy("error");
noisy("warn");
