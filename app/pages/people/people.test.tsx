import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { People, Person, PersonChange } from "#app/commerce-api/people.ts";
import { fakeAccount, refusal } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as calendar from "./gift-calendar-page.tsx";
import * as peoplePage from "./people-page.tsx";
import * as personPage from "./person-page.tsx";
import * as stopPage from "./stop-reminder-page.tsx";

jest.mock("#app/browser/use-in-view.ts", () => ({ useInView: () => true }));

const user = userEvent.setup({ delay: null });

const place = {
  firstName: "Nana",
  lastName: "Plum",
  address1: "48 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550123",
};
const birthday = {
  dateId: "d1",
  kind: "birthday" as const,
  name: "",
  month: 12,
  day: 9,
  year: 1941,
  reminds: false,
  on: "2026-12-09",
  orderBy: "2026-12-01",
  lastOrder: "2026-12-07",
};
const gift = {
  orderNo: "WP1",
  orderedAt: "2025-12-01T10:00:00.000Z",
  items: [{ productId: "p1", productName: "Salted Caramels", quantity: 2 }],
};
const nana: Person = {
  recipientId: "n1",
  firstName: "Nana",
  lastName: "Plum",
  addresses: [place],
  allergies: ["peanuts"],
  likes: "Rhubarb",
  note: "",
  dates: [birthday],
  gifts: [gift],
};
const known: People = {
  today: "2026-11-22",
  data: [nana],
  suggestions: [{ source: "order", address: { ...place, firstName: "Walter" } }],
  occasions: [{ occasion: "valentines", on: "2027-02-14", orderBy: "2027-02-04", categoryId: "valentines" }],
};

const caramels = (more: Record<string, unknown> = {}) => ({
  id: "p1",
  name: "Salted Caramels",
  price: 20,
  primaryCategoryId: "caramels",
  c_allergens: "Contains milk.",
  c_withoutPeanuts: true,
  inventory: { id: "i", ats: 50, orderable: true },
  ...more,
});
const toffee = caramels({ id: "p2", name: "Plain Toffee", price: 22 });
const brittle = caramels({ id: "p3", name: "Peanut Brittle", price: 20, c_withoutPeanuts: undefined });
const promise = {
  methods: [
    {
      id: "ground",
      name: "UPS Ground",
      price: 7,
      deliveryWindow: { startAt: "2026-12-01T17:00:00Z", endAt: "2026-12-02T04:00:00Z" },
    },
    {
      id: "air",
      name: "UPS Next Day",
      price: 30,
      deliveryWindow: { startAt: "2026-11-24T17:00:00Z", endAt: "2026-11-25T04:00:00Z" },
    },
  ],
};

const open = async (
  path: string,
  {
    people = known,
    products = [caramels(), toffee, brittle],
    site = {},
  }: {
    people?: People;
    products?: Record<string, unknown>[];
    site?: Parameters<typeof fakeAccount>[1] extends infer O ? (O extends { site?: infer S } ? S : never) : never;
  } = {},
) => {
  const basket = { basketId: "b1", shipments: [{ shipmentId: "me" }], productItems: [] };
  const act = jest.fn((_basketId: string, _actions: unknown) => Promise.resolve(basket));
  const account = fakeAccount(
    { customerId: "june", firstName: "June", email: "june@example.test", addresses: [] },
    {
      site: {
        "GET recipients": () => people,
        "GET delivery-promise": () => promise,
        ...site,
      },
      more: {
        products: {
          getMany: (ids: readonly string[]) =>
            Promise.resolve(products.filter(({ id }) => ids.includes(String(id)))) as never,
        },
        search: {
          products: () => Promise.resolve({ hits: products.map(({ id }) => ({ productId: id })) }) as never,
        },
        baskets: { current: () => Promise.resolve(basket) as never },
        shipments: { act: act as never },
      },
    },
  );
  const shown = await renderPages(
    path,
    {
      "/people": peoplePage,
      "/people/:personId": personPage,
      "/gift-calendar": calendar,
      "/gift-reminders/stop": stopPage,
    },
    { api: account.api, preferences: {} as never },
  );
  await settle();
  await settle();
  return { ...account, ...shown, act };
};

test("one press sends somebody what they got last, and says when it arrives", async () => {
  const { act } = await open("/people");
  expect(await screen.findByText(/^Arriving/)).toHaveTextContent(/^Arriving Tue, Dec 1 with UPS Ground/);
  expect(screen.getByText("Birthday on December 9, in 17 days")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send again to Nana" }));
  expect(await screen.findByText(/It’s in your bag for Nana/)).toHaveTextContent(
    "Arriving Tue, Dec 1 if you order today.",
  );
  expect(act).toHaveBeenCalledWith("b1", [
    {
      type: "addShipments",
      data: [{ shipmentId: "Shipment1", shippingAddress: place, productItems: [{ productId: "p1", quantity: 2 }] }],
    },
  ]);
});

test("what is out of stock is told, and something like it that the person may eat is offered", async () => {
  const { act } = await open("/people", {
    products: [caramels({ inventory: { id: "i", ats: 0, orderable: false } }), toffee, brittle],
  });
  expect(await screen.findByText("We’re out of Salted Caramels right now.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send again to Nana" })).not.toBeInTheDocument();
  expect(screen.queryByText("Peanut Brittle")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /^Send this instead ?: Plain Toffee to Nana$/ }));
  await screen.findByText(/It’s in your bag for Nana/);
  expect(JSON.stringify(act.mock.calls[0])).toContain('"productId":"p2","quantity":2');
});

test("what somebody must not eat is warned of before it is sent", async () => {
  await open("/people", { products: [caramels({ c_withoutPeanuts: undefined, c_allergens: "Contains peanuts." })] });
  expect(await screen.findByText("Nana can’t have peanuts.")).toBeVisible();
  expect(screen.getByText(/Contains peanuts\./)).toBeVisible();
  expect(screen.getByRole("button", { name: "Send it anyway to Nana" })).toBeVisible();
});

test("somebody who lives in another country is not sent anything from this shop", async () => {
  const abroad = { ...nana, addresses: [{ ...place, countryCode: "CA" }] };
  await open("/people", { people: { ...known, data: [abroad] } });
  expect(await screen.findByText("This shop doesn’t deliver to Nana’s country.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Send again/ })).not.toBeInTheDocument();
});

test("nobody is added who was not ticked", async () => {
  const { named } = await open("/people", { site: { "POST recipients": () => known } });
  const add = screen.getByRole("button", { name: "Add them" });
  expect(add).toHaveAttribute("aria-disabled", "true");
  await user.click(add);
  expect(named("POST recipients")).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /Walter Plum/ }));
  await user.click(screen.getByRole("button", { name: "Add 1 person" }));
  await waitFor(() => expect(named("POST recipients")).toHaveLength(1));
  expect(named("POST recipients")[0]?.body).toMatchObject({ firstName: "Walter", dates: [], allergies: [] });
});

test("somebody is changed with everything typed; a refusal is said and loses nothing", async () => {
  let isRefused = true;
  const { named } = await open("/people/n1", {
    site: {
      "POST address-validation": () => null,
      "PUT recipients/n1": (request) => {
        if (!isRefused) return known;
        isRefused = false;
        return refusal(500, "internal", "")(request);
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "Edit Nana Plum" }));
  const form = within(screen.getByRole("group", { name: "Birthday" }));
  await user.selectOptions(form.getByLabelText(/^Day/), "31");
  await user.selectOptions(form.getByLabelText(/^Month/), "2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("That date doesn’t exist.")).toBeVisible();
  await user.selectOptions(form.getByLabelText(/^Day/), "28");
  await user.click(screen.getByRole("checkbox", { name: "Milk" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/Oh fudge!/)).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Milk" })).toBeChecked();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit Nana Plum" })).toHaveFocus());
  const change = named("PUT recipients/n1").at(-1)?.body as PersonChange;
  expect(change.allergies).toEqual(["milk", "peanuts"]);
  expect(change.dates).toEqual([{ dateId: "d1", kind: "birthday", name: "", month: 2, day: 28, year: 1941 }]);
});

test("the gift calendar tells every day until when to order, and switches a mail on", async () => {
  const { named } = await open("/gift-calendar", {
    site: { "PUT recipients/n1/dates/d1/reminder": () => known },
  });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "December 2026",
    "February 2027",
  ]);
  expect(screen.getByText("Order by December 1, and it will arrive in time.")).toBeVisible();
  expect(screen.getByText("Last year: Salted Caramels")).toBeVisible();
  expect(screen.getByRole("link", { name: "Send a gift to Nana" })).toHaveAttribute("href", "/people/n1");
  expect(screen.getByRole("heading", { level: 3, name: "Valentine’s Day" })).toBeVisible();
  await user.click(screen.getByRole("switch", { name: /^Email me ten days before ?: Nana Plum: Birthday$/ }));
  expect(named("PUT recipients/n1/dates/d1/reminder")[0]?.body).toEqual({ isOn: true });
});

test.each([
  ["2026-12-01", "Order today, and it will arrive in time."],
  ["2026-12-02", "Only express shipping will make it: order by December 7."],
  ["2026-12-08", "Too late to arrive in time. Late is sweet, too."],
])("on %s the calendar says what still helps", async (today, words) => {
  await open("/gift-calendar", { people: { ...known, today } });
  expect(screen.getByText(words)).toBeVisible();
});

test("a failure to load is said, and tried again", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isDown = true;
  await open("/people", {
    site: {
      "GET recipients": (request) => {
        if (!isDown) return known;
        isDown = false;
        return refusal(0, "network", "")(request);
      },
    },
  });
  expect(screen.getByRole("alert")).toHaveTextContent(/Oh fudge!/);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Nana Plum" })).toBeVisible();
  const noted = [["The people of the account could not be loaded.", expect.anything()]];
  await waitFor(() => expect(log.mock.calls).toEqual(noted), { timeout: 3000 });
  log.mockRestore();
});

describe("the link that stops a reminder", () => {
  const stopped = { firstName: "Nana", kind: "birthday", name: "" };

  it("stops it at once, and leaves the token behind", async () => {
    const { named, router } = await open("/gift-reminders/stop?token=signed", {
      site: { "POST gift-reminders/stop": () => stopped },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "No more reminders for this day" })).toBeVisible();
    expect(screen.getByText(/about Nana’s day \(Birthday\)/)).toBeVisible();
    expect(named("POST gift-reminders/stop")).toMatchObject([{ parameters: { token: "signed" } }]);
    expect(router.state.location.search).toBe("");
  });

  it("says when it is not valid", async () => {
    await open("/gift-reminders/stop?token=wrong", {
      site: { "POST gift-reminders/stop": refusal(400, "invalid-reminder-token", "The link is not valid.") },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "This link doesn’t work" })).toBeVisible();
  });

  it("can be tried again when the shop does not answer", async () => {
    let isDown = true;
    await open("/gift-reminders/stop?token=signed", {
      site: {
        "POST gift-reminders/stop": (request) => {
          if (!isDown) return stopped;
          isDown = false;
          return refusal(0, "network", "")(request);
        },
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent(/Oh fudge!/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "No more reminders for this day" })).toBeVisible();
  });
});
