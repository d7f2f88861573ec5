import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { testSiteIds } from "#tests/factories/sites.ts";
import { DeliveryPromise } from "./delivery-promise.tsx";

const user = userEvent.setup({ delay: null });

const methods = [
  {
    id: "air",
    name: "UPS Next Day",
    price: 28,
    deliveryWindow: { startAt: "2030-12-03T17:00:00Z", endAt: "2030-12-04T04:00:00Z" },
  },
  {
    id: "ground",
    name: "UPS Ground",
    price: 6.95,
    deliveryWindow: { startAt: "2030-12-06T17:00:00Z", endAt: "2030-12-10T04:00:00Z" },
  },
];

const setUp = async (answer: () => Promise<unknown> = () => Promise.resolve({ methods })) => {
  const asked: SiteRequest[] = [];
  const site = (request: SiteRequest) => {
    asked.push(request);
    return answer();
  };
  await renderInShop(<DeliveryPromise productId="481101" />, { api: { transports: { site } } });
  return asked;
};

beforeEach(() => window.localStorage.clear());

test("whoever tells a zip code reads by when it arrives, and it is remembered", async () => {
  const asked = await setUp();
  expect(screen.getByText("See when it arrives")).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Enter a zip code" }));
  expect(screen.getByRole("textbox", { name: "Delivery zip code" })).toHaveFocus();
  await user.keyboard("94110{Enter}");
  expect(await screen.findByText(/Arriving/)).toHaveTextContent("Arriving Fri, Dec 6 to Mon, Dec 9");
  expect(screen.getByText("Sooner: Tue, Dec 3 with UPS Next Day")).toBeVisible();
  expect(asked[0]?.query).toEqual({ productId: "481101", country: "US", state: "CA", postal: "94110" });
  expect(window.localStorage.getItem(`DELIVERY_POSTAL_CODE_${testSiteIds.us}`)).toBe('"94110"');
});

test("a zip code told before is asked about at once", async () => {
  window.localStorage.setItem(`DELIVERY_POSTAL_CODE_${testSiteIds.us}`, '"10001"');
  await setUp();
  expect(await screen.findByText(/Arriving/)).toHaveTextContent("Arriving Fri, Dec 6 to Mon, Dec 9");
  expect(screen.getByRole("button", { name: "Somewhere else" })).toBeVisible();
});

test("what is no zip code is told", async () => {
  const asked = await setUp();
  await user.click(screen.getByRole("button", { name: "Enter a zip code" }));
  await user.keyboard("9{Enter}");
  expect(await screen.findByText("Please enter a valid zip code")).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ["nothing is promised", () => Promise.resolve({ methods: [] })],
  ["the backend cannot be asked", () => Promise.reject(new Error("away"))],
])("where %s the checkout will tell", async (where, answer) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.localStorage.setItem(`DELIVERY_POSTAL_CODE_${testSiteIds.us}`, '"10001"');
  await setUp(answer);
  expect(
    await screen.findByText("We can’t tell yet when this arrives in 10001. You’ll see at checkout."),
  ).toBeVisible();
  expect(log).toHaveBeenCalledTimes(where === "the backend cannot be asked" ? 1 : 0);
  log.mockRestore();
});
