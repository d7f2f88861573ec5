import { loadTagManager } from "./tag-manager.ts";

const page = window as { dataLayer?: unknown[]; google_tag_manager?: Record<string, unknown> };
const config = { id: "GTM-OURS", scriptUrl: "https://tags.test/gtm.js" };

const load = () => {
  const { layer, ready } = loadTagManager(config);
  const state = { isReady: false };
  void ready.then(() => (state.isReady = true));
  return { layer, state };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete page.dataLayer;
  delete page.google_tag_manager;
  document.head.replaceChildren();
});

test("the container's script is loaded once it is asked for", () => {
  expect(document.querySelector("script")).toBeNull();
  const { layer } = load();
  expect(document.querySelector("script")).toHaveAttribute("src", "https://tags.test/gtm.js?id=GTM-OURS&l=dataLayer");
  expect(layer).toBe(page.dataLayer);
});

test("it is looked for every 50 ms, and ready once it is there", async () => {
  const { state } = load();
  await jest.advanceTimersByTimeAsync(100);
  page.google_tag_manager = { "GTM-OURS": {} };
  await jest.advanceTimersByTimeAsync(49);
  expect(state.isReady).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isReady).toBe(true);
});

test("a container that does not come is waited for 2 s", async () => {
  const { state } = load();
  await jest.advanceTimersByTimeAsync(1999);
  expect(state.isReady).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(state.isReady).toBe(true);
});
