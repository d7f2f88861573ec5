import { act, screen, waitFor, within } from "@testing-library/react";
import { fireEvent } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anAddress, anItem } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as shipping from "./shipping-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

const ground = {
  id: "ground",
  name: "UPS Ground",
  price: 7.95,
  c_dateWantedRangeStart: "2026-12-01",
  c_dateWantedRangeEnd: "2026-12-31",
  c_blockedDates: ["2026-12-25"],
};
const fast = { id: "fast", name: "UPS Second Day", price: 18.5 };

const ada = { ...anAddress, firstName: "Ada", lastName: "Quill" };
const ben = { ...anAddress, firstName: "Ben", lastName: "Okafor" };
const forTwo = (first: object = {}, second: object = {}): Basket =>
  aBasket({
    customerInfo: { email: "june@marlowe.example" },
    productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
    shipments: [
      { shipmentId: "me", shippingAddress: ada, ...first },
      { shipmentId: "Shipment1", shippingAddress: ben, ...second },
    ] as Basket["shipments"],
  });

const setUp = async (start: Basket, answers: PartialCommerceApi["shipments"] = {}) => {
  const shop = fakeCheckout(start, {
    baskets: { shippingMethods: () => Promise.resolve({ applicableShippingMethods: [ground, fast] }) },
  });
  const sent: unknown[] = [];
  /** The backend as far as shipments are concerned. */
  const changeShipments = (changes: readonly ({ shipmentId: string } & Record<string, unknown>)[]) => {
    const basket = shop.basket() ?? start;
    const next = {
      ...basket,
      shipments: basket.shipments?.map((shipment) => ({
        ...shipment,
        ...changes.find(({ shipmentId }) => shipmentId === shipment.shipmentId),
      })),
    } as Basket;
    shop.replace(next);
    return Promise.resolve(next);
  };
  const api: PartialCommerceApi = {
    ...shop.api,
    shipments: {
      update: (changes) => {
        sent.push(changes);
        return changeShipments(changes);
      },
      act: (_id, actions) => {
        sent.push(actions);
        return changeShipments(
          actions.flatMap(({ data }) => data.map((id) => ({ shipmentId: String(id), c_shipnow: true }))),
        );
      },
      ...answers,
    },
  };
  const page = await renderPages("/shipping", { "/shipping": shipping }, { api });
  await screen.findByRole("region", { name: /^To Ada|^Who gets/ });
  await settle();
  return { ...page, sent, shop };
};

const section = (name: string) => screen.getByRole("region", { name: `To ${name}` });

test("parcels without a way to ship get one, all in one call, and each is chosen by itself", async () => {
  const { sent } = await setUp(forTwo());
  expect(sent).toEqual([
    [
      { shipmentId: "me", shippingMethod: { id: "ground" } },
      { shipmentId: "Shipment1", shippingMethod: { id: "ground" } },
    ],
  ]);
  await user.click(within(section("Ben Okafor")).getByRole("radio", { name: /Second Day/ }));
  await settle();
  expect(sent.at(-1)).toEqual([{ shipmentId: "Shipment1", shippingMethod: { id: "fast" } }]);
  expect(within(section("Ben Okafor")).getByRole("radio", { name: /Second Day/ })).toBeChecked();
  expect(within(section("Ada Quill")).getByRole("radio", { name: /Ground/ })).toBeChecked();
});

test("what could not be chosen goes back, with the reason at its recipient", async () => {
  const method = { shippingMethod: ground };
  await setUp(forTwo(method, method), {
    update: () => Promise.reject(new CommerceApiError(400, "bad", "Not on this road.")),
  });
  await user.click(within(section("Ben Okafor")).getByRole("radio", { name: /Second Day/ }));
  await settle();
  expect(within(section("Ben Okafor")).getByText("Not on this road.")).toBeVisible();
  expect(within(section("Ben Okafor")).getByRole("radio", { name: /Ground/ })).toBeChecked();
  expect(within(section("Ada Quill")).queryByText("Not on this road.")).not.toBeInTheDocument();
});

test("a day can be wished for, but not one on which nothing arrives", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  const day = within(section("Ada Quill")).getByLabelText(/Arrives on/);
  fireEvent.change(day, { target: { value: "2026-12-25" } });
  expect(day).toHaveAccessibleDescription("Nothing is delivered on that day. Please choose another one.");
  expect(sent).toEqual([]);
  fireEvent.change(day, { target: { value: "2026-12-24" } });
  await settle();
  expect(sent).toEqual([[expect.objectContaining({ shipmentId: "me", c_DATE_WANTED: "2026-12-24" })]]);
});

test("parcels that shall leave at once go in one batch", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  for (const box of screen.getAllByRole("checkbox", { name: /Send it as soon as you can/ })) {
    await user.click(box);
    expect(box).toBeChecked();
  }
  expect(sent).toEqual([]);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
  await settle();
  expect(sent).toEqual([[{ type: "shipNow", data: ["me", "Shipment1"] }]]);
  expect(within(section("Ada Quill")).getByLabelText(/Arrives on/)).toBeDisabled();
});

test("delivery instructions are kept when the field is left, unless they cannot be printed", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  const field = within(section("Ada Quill")).getByLabelText(/Delivery instructions/);
  await user.type(field, "Ring ☎");
  await user.tab();
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, "By the blue door");
  await user.tab();
  await settle();
  expect(sent).toEqual([[{ shipmentId: "me", c_DeliveryInstructions: "By the blue door" }]]);
});

test("nobody goes on before every recipient has an address and a way to ship", async () => {
  const method = { shippingMethod: ground };
  const { router, shop } = await setUp(forTwo({ ...method, shippingAddress: undefined }, method));
  expect(screen.getByRole("region", { name: "Who gets this one?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  expect(await screen.findByText("Every recipient needs an address and a way to ship.")).toBeVisible();
  expect(router.state.location.pathname).toBe("/shipping");
  expect(shop.calls).toContain("setEmail june@marlowe.example");
});

test("with all of that the shopper goes on to pay", async () => {
  const method = { shippingMethod: ground };
  const { router } = await setUp(forTwo(method, method));
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
});
