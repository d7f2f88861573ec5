import { act, screen } from "@testing-library/react";
import type {} from "#app/integrations/social-gallery.ts";
import { show } from "#tests/show-block.tsx";

const fields = (experience: string) => ({
  curalateID: experience,
  headlineList: ["On your tables", "Show us yours"],
  gallery: { scriptUrl: `https://gallery.test/${experience}.js` },
});

const OriginalObserver = globalThis.IntersectionObserver;

/** The gallery as its script leaves it; each experience puts so many pictures into its container. */
const gallery = (pictures: number) => ({
  ready: jest.fn((callback: () => void) => callback()),
  createExperience: jest.fn(async (id: string) => {
    const container = document.querySelector(`[data-crl8-container-id="${id}"]`);
    for (let index = 0; index < pictures; index += 1) container?.append(document.createElement("figure"));
  }),
  destroyExperience: jest.fn(async () => undefined),
});

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"], advanceTimers: true });
  globalThis.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.IntersectionObserver = OriginalObserver;
  delete window.crl8;
  document.head.querySelectorAll("script").forEach((script) => script.remove());
});

const arrive = (script: HTMLScriptElement | null, crl8?: ReturnType<typeof gallery>) =>
  act(async () => {
    if (crl8) window.crl8 = crl8;
    script?.dispatchEvent(new Event(crl8 ? "load" : "error"));
    await jest.advanceTimersByTimeAsync(10);
  });

const scriptOf = (experience: string) =>
  document.head.querySelector<HTMLScriptElement>(`script[src="https://gallery.test/${experience}.js"]`);

test("the feed shows its headlines and what the gallery puts under them, and clears up behind itself", async () => {
  const crl8 = gallery(3);
  const { container, unmount } = await show("social-feed", fields("table"));
  await arrive(scriptOf("table"), crl8);
  expect(screen.getByRole("heading", { name: "On your tables" })).toBeVisible();
  expect(screen.getByText("Show us yours")).toBeVisible();
  expect(container.querySelectorAll("figure")).toHaveLength(3);
  unmount();
  expect(crl8.destroyExperience).toHaveBeenCalledWith("table");
});

test("a gallery without pictures takes the section away", async () => {
  const { container } = await show("social-feed", fields("empty"));
  await arrive(scriptOf("empty"), gallery(0));
  expect(container).toBeEmptyDOMElement();
});

test("so does one that cannot be loaded", async () => {
  const { container } = await show("social-feed", fields("blocked"));
  await arrive(scriptOf("blocked"));
  expect(container).toBeEmptyDOMElement();
});

test("and one that is silent for five seconds", async () => {
  const { container } = await show("social-feed", fields("silent"));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.getByRole("heading", { name: "On your tables" })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["no gallery", { curalateID: "x" }],
  ["no experience", { gallery: { scriptUrl: "https://gallery.test/x.js" } }],
])("with %s there is nothing", async (_case, given) => {
  const { container } = await show("social-feed", { headlineList: ["Nobody"], ...given });
  expect(container).toBeEmptyDOMElement();
});
