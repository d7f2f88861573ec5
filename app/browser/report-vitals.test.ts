import { testSiteIds } from "#tests/factories/sites.ts";

type Told = (measure: { name: string; value: number }) => void;

const told: Record<string, Told> = {};
const listen = (name: string) => (tell: Told) => {
  told[name] = tell;
};
jest.mock("web-vitals", () => ({
  onCLS: listen("CLS"),
  onFCP: listen("FCP"),
  onINP: listen("INP"),
  onLCP: listen("LCP"),
  onTTFB: listen("TTFB"),
}));

const sent: { address: string; body: Blob }[] = [];
const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob ?? new Blob());
  });

const leave = () => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};

test("a visit is told once, when it is left: its measures and where it began, without the query", async () => {
  Object.defineProperty(navigator, "sendBeacon", {
    value: (address: string, body: Blob) => void sent.push({ address, body }),
    configurable: true,
  });
  window.history.replaceState(null, "", "/category/truffles?email=june");
  const { reportVitals } = await import("./report-vitals.ts");
  reportVitals(testSiteIds.us);
  window.history.replaceState(null, "", "/cart");
  told["LCP"]?.({ name: "LCP", value: 1234.56 });
  told["CLS"]?.({ name: "CLS", value: 0.012345 });
  leave();
  leave();
  expect(sent.map(({ address, body }) => [address, body.type])).toEqual([
    [`/api/${testSiteIds.us}/vitals`, "application/json"],
  ]);
  expect(JSON.parse(await textOf(sent[0]?.body))).toEqual({
    path: "/category/truffles",
    vitals: [
      { name: "LCP", value: 1235 },
      { name: "CLS", value: 0.0123 },
    ],
  });
});
