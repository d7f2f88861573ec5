import { loadScript } from "./load-script.ts";

const tags = () => [...document.head.querySelectorAll("script")];
const globals = window as unknown as Record<string, unknown>;

let count = 0;
const freshUrl = () => `https://scripts.test/${(count += 1)}.js`;

afterEach(() => {
  tags().forEach((tag) => tag.remove());
  delete globals.Vendor;
  jest.useRealTimers();
});

describe("another party's script", () => {
  it("is loaded once however often it is asked for", async () => {
    const url = freshUrl();
    const both = Promise.all([
      loadScript(url, { globalName: "Vendor", integrity: "sha256-abc" }),
      loadScript(url, { globalName: "Vendor", integrity: "sha256-abc" }),
    ]);
    expect(tags()).toHaveLength(1);
    expect(tags()[0]).toHaveAttribute("integrity", "sha256-abc");
    expect(tags()[0]).toHaveAttribute("crossorigin", "anonymous");
    globals.Vendor = {};
    tags()[0]?.dispatchEvent(new Event("load"));
    await both;
  });

  it.each<[string, (tag: HTMLScriptElement) => void, string]>([
    ["is blocked", (tag) => tag.dispatchEvent(new Event("error")), "scripts.test could not be loaded"],
    ["answers empty", (tag) => tag.dispatchEvent(new Event("load")), "scripts.test did not define Vendor"],
    ["hangs", () => jest.advanceTimersByTime(8000), "scripts.test did not answer in time"],
  ])("that %s fails, leaves no tag and may be tried again", async (_, happen, message) => {
    jest.useFakeTimers();
    const url = freshUrl();
    const first = loadScript(url, { globalName: "Vendor" });
    happen(tags()[0] as HTMLScriptElement);
    await expect(first).rejects.toThrow(message);
    expect(tags()).toHaveLength(0);

    const second = loadScript(url, { globalName: "Vendor" });
    globals.Vendor = {};
    tags()[0]?.dispatchEvent(new Event("load"));
    await expect(second).resolves.toBeUndefined();
  });
});
