import { placementAmount, showPlacement } from "./instalment-placement.ts";

const settings = {
  scriptUrl: "https://klarna.test/web-sdk/v1/klarna.js",
  clientId: "shop",
  placementKey: "credit-promotion-auto-size",
  environment: "playground",
} as const;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const tag = () => document.head.querySelector<HTMLScriptElement>(`script[src="${settings.scriptUrl}"]`);

afterEach(() => {
  tag()?.remove();
  Reflect.deleteProperty(window, "Klarna");
});

test.each([
  [25.99, 2599],
  [19.1, 1910],
  [1.005, 100],
  [36, 3600],
])("the amount of a placement for %d is %i", (price, amount) => {
  expect(placementAmount(price)).toBe(amount);
});

test("the vendor's script is loaded and draws its words for the price", async () => {
  const container = document.createElement("div");
  const refresh = jest.fn();
  const remove = showPlacement({ settings, price: 25.99, locale: "en-US", container });
  expect(tag()?.dataset).toMatchObject({ clientId: "shop", environment: "playground" });
  expect(container.querySelector<HTMLElement>("klarna-placement")?.dataset).toMatchObject({
    key: "credit-promotion-auto-size",
    locale: "en-US",
    purchaseAmount: "2599",
  });
  Object.assign(window, { Klarna: { OnsiteMessaging: { refresh } } });
  tag()?.dispatchEvent(new Event("load"));
  await settled();
  expect(refresh).toHaveBeenCalledTimes(1);
  remove();
  expect(container).toBeEmptyDOMElement();
});

test("where the script is blocked nothing is shown", async () => {
  const container = document.createElement("div");
  const blocked = { ...settings, scriptUrl: "https://klarna.test/blocked.js" };
  showPlacement({ settings: blocked, price: 25.99, locale: "en-US", container });
  document.head.querySelector(`script[src="${blocked.scriptUrl}"]`)?.dispatchEvent(new Event("error"));
  await settled();
  expect(container).toBeEmptyDOMElement();
});
