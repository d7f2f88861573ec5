import { act, screen, waitFor, within } from "@testing-library/react";
import { fireEvent } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anAddress, anItem } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { enterText } from "#tests/enter-text.ts";
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
  c_blockedReasons: { "2026-12-25": { reason: "holiday", holiday: "Christmas Day" } },
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

/** `methodsKnown` is when the backend says which ways to ship there are. */
const setUp = async (
  start: Basket,
  answers: PartialCommerceApi["shipments"] = {},
  methodsKnown: Promise<void> = Promise.resolve(),
) => {
  const shop = fakeCheckout(start);
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
      methods: async (_id, ids) => {
        await methodsKnown;
        return ids.map((shipmentId) => ({ shipmentId, applicableShippingMethods: [ground, fast] }));
      },
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

test("one press ships everybody the same way", async () => {
  const { sent } = await setUp(forTwo({ shippingMethod: fast }, { shippingMethod: ground }));
  await user.click(await within(section("Ada Quill")).findByRole("button", { name: "Same for all as for Ada Quill" }));
  await settle();
  expect(sent).toEqual([[{ shipmentId: "Shipment1", shippingMethod: { id: "fast" } }]]);
  expect(within(section("Ben Okafor")).getByRole("radio", { name: /Second Day/ })).toBeChecked();
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

const dayIn = (name: string, day: RegExp) =>
  within(within(section(name)).getByRole("grid")).getByRole("button", { name: day });

test("a day can be wished for, but not one on which nothing arrives", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  await user.click(within(section("Ada Quill")).getByRole("button", { name: "Choose a day for Ada Quill" }));
  expect(dayIn("Ada Quill", /December 25/)).toHaveAccessibleName(/not available: Christmas Day/);
  await user.click(dayIn("Ada Quill", /December 25/));
  expect(sent).toEqual([]);
  await user.click(dayIn("Ada Quill", /December 24/));
  await settle();
  expect(sent).toEqual([[expect.objectContaining({ shipmentId: "me", c_DATE_WANTED: "2026-12-24" })]]);
  expect(within(section("Ada Quill")).getByText("On Thursday, December 24, 2026")).toBeVisible();
});

describe("all arrivals on one calendar", () => {
  const openAll = async () => {
    await user.click(screen.getByRole("button", { name: "All arrivals on one calendar" }));
    return screen.getByRole("region", { name: "All arrivals on one calendar" });
  };

  test("one day is chosen for everybody in one call", async () => {
    const method = { shippingMethod: ground };
    const { sent } = await setUp(forTwo(method, method));
    const all = await openAll();
    expect(within(all).getByRole("radio", { name: /Everyone, on one day/ })).toBeChecked();
    await user.click(within(all).getByRole("button", { name: /December 24/ }));
    await settle();
    expect(sent).toEqual([
      [
        expect.objectContaining({ shipmentId: "me", c_DATE_WANTED: "2026-12-24" }),
        expect.objectContaining({ shipmentId: "Shipment1", c_DATE_WANTED: "2026-12-24" }),
      ],
    ]);
    expect(
      within(all).getByRole("button", { name: "Thursday, December 24, 2026, arrives for Ada Quill and Ben Okafor" }),
    ).toBeVisible();
  });

  test("or for one recipient, beside the days of the others", async () => {
    const method = { shippingMethod: ground };
    const { sent } = await setUp(forTwo({ ...method, c_DATE_WANTED: "2026-12-10" }, method));
    const all = await openAll();
    expect(within(all).getByRole("radio", { name: /Ada Quill Thu, Dec 10/ })).not.toBeChecked();
    await user.click(within(all).getByRole("radio", { name: /Ben Okafor No day yet/ }));
    expect(within(all).getByRole("button", { name: /December 10, 2026, arrives for Ada Quill/ })).toBeVisible();
    await user.click(within(all).getByRole("button", { name: /December 11/ }));
    await settle();
    expect(sent).toEqual([[expect.objectContaining({ shipmentId: "Shipment1", c_DATE_WANTED: "2026-12-11" })]]);
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "All arrivals on one calendar" })).toHaveFocus();
  });

  test("it is not offered while days are known of one recipient alone", async () => {
    await setUp(forTwo({ shippingMethod: ground }, { shippingMethod: fast }));
    expect(screen.queryByRole("button", { name: "All arrivals on one calendar" })).not.toBeInTheDocument();
  });
});

test("parcels that shall leave at once go in one batch", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  const boxes = screen.getAllByRole("checkbox", { name: /Ship as soon as possible/ });
  for (const box of boxes) fireEvent.click(box);
  for (const box of boxes) expect(box).toBeChecked();
  expect(sent).toEqual([]);
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 150))));
  await settle();
  expect(sent).toEqual([[{ type: "shipNow", data: ["me", "Shipment1"] }]]);
  expect(within(section("Ada Quill")).getByText("As soon as possible")).toBeVisible();
});

test("delivery instructions are kept when the field is left, unless they cannot be printed", async () => {
  const method = { shippingMethod: ground };
  const { sent } = await setUp(forTwo(method, method));
  const field = within(section("Ada Quill")).getByLabelText(/Delivery instructions/);
  await enterText(user, field, "Ring ☎");
  await user.tab();
  expect(field).toBeInvalid();
  expect(sent).toEqual([]);
  await user.clear(field);
  await enterText(user, field, "By the blue door");
  await user.tab();
  await settle();
  expect(sent).toEqual([[{ shipmentId: "me", c_DeliveryInstructions: "By the blue door" }]]);
});

test("nobody goes on before every recipient has an address and a way to ship", async () => {
  const method = { shippingMethod: ground };
  const { router, shop } = await setUp(forTwo({ ...method, shippingAddress: undefined }, method));
  expect(screen.getByRole("region", { name: "Who gets this one?" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  expect(await screen.findByText("Every recipient needs an address and a shipping method.")).toBeVisible();
  expect(router.state.location.pathname).toBe("/shipping");
  expect(shop.calls).toContain("setEmail june@marlowe.example");
});

test("with all of that the shopper goes on to pay", async () => {
  const method = { shippingMethod: ground };
  const { router } = await setUp(forTwo(method, method));
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
});

test("who goes on before the ways to ship have come is taken along once everybody has one", async () => {
  let tell = () => undefined as void;
  const { router, sent } = await setUp(forTwo(), {}, new Promise((resolve) => (tell = resolve)));
  await user.click(screen.getByRole("button", { name: "Continue to Payment" }));
  await settle();
  expect([router.state.location.pathname, sent]).toEqual(["/shipping", []]);
  expect(screen.queryByText("Every recipient needs an address and a shipping method.")).toBeNull();
  tell();
  await waitFor(() => expect(router.state.location.pathname).toBe("/billing"));
  expect(sent).toHaveLength(1);
});

describe("six recipients and more stand in a table", () => {
  const names = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Flo"];
  const forSix = (): Basket =>
    aBasket({
      customerInfo: { email: "june@marlowe.example" },
      productItems: names.map((name, index) => anItem({ itemId: `line-${name}`, shipmentId: `s${index}` })),
      shipments: names.map((firstName, index) => ({
        shipmentId: `s${index}`,
        shippingAddress: { ...anAddress, firstName, lastName: "Quill", address1: `${index + 1} Elm Street` },
        shippingMethod: ground,
      })) as Basket["shipments"],
    });
  /** `unreachable` names a parcel that no way goes to. */
  const openTable = async (start = forSix(), unreachable?: string) => {
    const cards: unknown[] = [];
    const asked: (readonly string[])[] = [];
    const shop = fakeCheckout(start);
    const sent: unknown[] = [];
    const change = (changes: readonly ({ shipmentId: string } & Record<string, unknown>)[]) => {
      const basket = shop.basket();
      const shipments = basket?.shipments?.map((each) => ({
        ...each,
        ...changes.find(({ shipmentId }) => shipmentId === each.shipmentId),
      }));
      const next = { ...basket, shipments } as Basket;
      shop.replace(next);
      return Promise.resolve(next);
    };
    const api: PartialCommerceApi = {
      ...shop.api,
      shipments: {
        methods: (_id, ids) => {
          asked.push(ids);
          return Promise.resolve(
            ids.map((shipmentId) =>
              shipmentId === unreachable
                ? { shipmentId, error: new CommerceApiError(400, "no-road", "There is no road to this place.") }
                : { shipmentId, applicableShippingMethods: [ground, fast] },
            ),
          );
        },
        update: (changes) => {
          sent.push(changes);
          return change(changes);
        },
        setGiftMessages: (messages) => {
          cards.push(messages);
          return change(messages);
        },
      },
    };
    await renderPages("/shipping", { "/shipping": shipping }, { api });
    await screen.findByRole("table");
    await settle();
    return { sent, cards, shop, asked };
  };

  test("one row a person; the way to ship is chosen in it, or once for everybody in one call", async () => {
    const { sent } = await openTable();
    expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(
      names.map((name, index) => expect.stringContaining(`${name} Quill${index + 1} Elm Street`)),
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Arrives, for Ben Quill" }), "fast");
    await settle();
    expect(sent).toEqual([[{ shipmentId: "s1", shippingMethod: { id: "fast" } }]]);
    expect(screen.getByRole("combobox", { name: "Arrives, for everyone" })).toHaveDisplayValue("Each their own");
    await user.selectOptions(screen.getByRole("combobox", { name: "Arrives, for everyone" }), "fast");
    await settle();
    expect(sent.at(-1)).toEqual(
      ["s0", "s2", "s3", "s4", "s5"].map((shipmentId) => ({ shipmentId, shippingMethod: { id: "fast" } })),
    );
  });

  test("one text goes on every card with each person's own first name, in one call", async () => {
    const { cards } = await openTable();
    await enterText(
      user,
      screen.getByRole("textbox", { name: /^Words on every card/ }),
      "Dear {first name}, thank you",
    );
    await user.click(screen.getByRole("button", { name: "Put it on every card" }));
    await settle();
    expect(cards).toEqual([
      names.map((name, index) => ({ shipmentId: `s${index}`, giftMessage: `Dear ${name}, thank you` })),
    ]);
    expect(screen.getByRole("textbox", { name: "Words on the card for Eve Quill" })).toHaveValue("Dear Eve, thank you");
  });

  test("an occasion brings words for everybody, shown on the card of one of them", async () => {
    const { cards } = await openTable();
    await user.click(screen.getByRole("button", { name: "Holidays" }));
    const words = screen.getByRole("textbox", { name: /^Words on every card/ });
    expect(words).toHaveValue("Happy holidays, {first name}! Warm wishes from our house to yours.");
    const example = screen.getByRole("figure", { name: "Ada’s card, for example" });
    expect(example).toHaveTextContent("Happy holidays, Ada! Warm wishes from our house to yours.");
    await user.click(screen.getByRole("button", { name: "Put it on every card" }));
    await settle();
    expect(cards.flat()).toContainEqual({
      shipmentId: "s4",
      giftMessage: "Happy holidays, Eve! Warm wishes from our house to yours.",
    });
  });

  test("words that cannot be printed are not sent, and the character is named", async () => {
    const { cards } = await openTable();
    const card = screen.getByRole("textbox", { name: "Words on the card for Ada Quill" });
    await enterText(user, card, "I ♥ you");
    await user.tab();
    expect(screen.getByText("The card can’t be printed with ♥.")).toBeVisible();
    expect(card).toBeInvalid();
    await enterText(user, screen.getByRole("textbox", { name: /^Words on every card/ }), "<3");
    await user.click(screen.getByRole("button", { name: "Put it on every card" }));
    expect(cards).toEqual([]);
  });

  test("all the rest about a person opens below their row", async () => {
    await openTable();
    expect(screen.queryByRole("region", { name: "To Cyd Quill" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Day, address and instructions for Cyd Quill" }));
    expect(section("Cyd Quill")).toBeVisible();
  });

  test("a way that does not keep the day takes it off, and the row says so; for everybody too", async () => {
    const six = forSix();
    const { sent } = await openTable({
      ...six,
      shipments: six.shipments?.map((each, at) => (at < 2 ? { ...each, c_DATE_WANTED: "2026-12-24" } : each)),
    } as Basket);
    await user.selectOptions(screen.getByRole("combobox", { name: "Arrives, for Ben Quill" }), "fast");
    await settle();
    expect(sent).toEqual([
      [expect.objectContaining({ shipmentId: "s1", shippingMethod: { id: "fast" }, c_DATE_WANTED: null })],
    ]);
    const lost = "That way to ship doesn’t keep the day you chose, so we took the day off.";
    expect(screen.getAllByText(lost)).toHaveLength(1);
    await user.selectOptions(screen.getByRole("combobox", { name: "Arrives, for everyone" }), "fast");
    await settle();
    expect(sent.at(-1)).toContainEqual(expect.objectContaining({ shipmentId: "s0", c_DATE_WANTED: null }));
    expect(sent.at(-1)).toContainEqual({ shipmentId: "s2", shippingMethod: { id: "fast" } });
    expect(screen.getAllByText(lost)).toHaveLength(2);
  });

  test("ways to ship are asked for in one call, and once where address and content are the same", async () => {
    const count = 14;
    const many = Array.from({ length: count }, (_, at) => `s${at}`);
    const { asked } = await openTable(
      aBasket({
        productItems: many.map((shipmentId) => anItem({ itemId: `line-${shipmentId}`, shipmentId })),
        shipments: many.map((shipmentId, at) => ({
          shipmentId,
          shippingAddress: { ...anAddress, firstName: `Ada ${at}`, address1: `${at < 4 ? 1 : at} Elm Street` },
          shippingMethod: ground,
        })) as Basket["shipments"],
      }),
    );
    expect(asked).toEqual([many.filter((_, at) => at === 0 || at > 3)]);
    expect(await screen.findAllByRole("combobox", { name: /^Arrives, for Ada/ })).toHaveLength(count);
    expect(screen.getByRole("combobox", { name: /^Arrives, for Ada 3 / })).toHaveDisplayValue(/UPS Ground/);
  });

  test("a parcel that no way goes to says so in its row, and the others keep theirs", async () => {
    await openTable(forSix(), "s2");
    const row = screen.getByRole("row", { name: /Cyd Quill/ });
    expect(within(row).getByText("There is no road to this place.").closest("[role=alert]")).toBeVisible();
    expect(screen.getAllByText("There is no road to this place.")).toHaveLength(1);
    expect(screen.getByRole("combobox", { name: "Arrives, for Flo Quill" })).toHaveDisplayValue(/UPS Ground/);
  });
});
