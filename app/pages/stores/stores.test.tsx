import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Store } from "#app/commerce-api/stores.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { renderRoute } from "#tests/render-app.tsx";

const valencia: Store = {
  id: "1001",
  name: "Valencia Street",
  address1: "874 Valencia Street",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "415-555-0117",
  c_storeType: "quantity_discount",
  c_hours: {
    monday: [
      { open: "09:30", close: "13:00" },
      { open: "15:00", close: "19:00" },
    ],
    sunday: [],
  },
};
const pike: Store = {
  ...valencia,
  id: "1006",
  name: "Pike Place",
  city: "Seattle",
  stateCode: "WA",
  phone: "206-555-0122",
};
const banff: Store = {
  ...valencia,
  id: "2001",
  name: "Bear Street",
  city: "Banff",
  stateCode: "AB",
  countryCode: "CA",
};

const openList = (all: () => Promise<Store[]>) => renderRoute("/chocolateshops", { api: { stores: { all } } });
/** The list with a backend of its own. */
const open = async (stores: PartialCommerceApi["stores"]) => {
  await renderRoute("/chocolateshops", { api: { stores } });
  await screen.findByRole("heading", { level: 1, name: "Find a shop" });
  return { user: userEvent.setup() };
};
const locate = (getCurrentPosition: Geolocation["getCurrentPosition"]) =>
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
const main = () => within(screen.getByRole("main"));

describe("find a shop", () => {
  it("groups the shops by state, with address, telephone and links", async () => {
    await openList(() => Promise.resolve([pike, valencia]));
    expect(await main().findByRole("heading", { level: 1, name: "Find a shop" })).toBeVisible();
    expect(
      main()
        .getAllByRole("heading", { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(["Shops near you", "California (1)", "Washington (1)"]);
    const [shop] = main().getAllByRole("listitem");
    expect(shop).toHaveTextContent("874 Valencia Street");
    expect(shop).toHaveTextContent("San Francisco, CA 94110");
    expect(shop).toHaveTextContent("United States");
    expect(main().getByRole("link", { name: "415-555-0117" })).toHaveAttribute("href", "tel:4155550117");
    expect(main().getByRole("link", { name: "Shop Details Valencia Street" })).toHaveAttribute(
      "href",
      "/chocolateshops/1001",
    );
    const directions = main().getByRole("link", { name: /^Directions Valencia Street/ });
    expect(directions).toHaveAttribute("href", expect.stringContaining("https://www.google.com/maps/search/"));
    expect(directions).toHaveAttribute("target", "_blank");
  });

  it("leaves out kiosks and shops behind passport control", async () => {
    const kiosk = { ...valencia, id: "1012", name: "Foglantern Way", c_storeType: "kiosk" };
    const airside = { ...valencia, id: "1013", name: "Gate Nine", c_isInternational: true };
    await openList(() => Promise.resolve([kiosk, valencia, airside]));
    expect(await main().findByRole("heading", { name: "California (1)" })).toBeVisible();
    expect(main().getByRole("listitem")).toHaveTextContent("Valencia Street");
  });

  it("folds a state away and back", async () => {
    await openList(() => Promise.resolve([valencia]));
    const state = (await main().findByText("(1)", { exact: false })).closest("details");
    expect(state).toHaveAttribute("open");
    await userEvent.click(main().getByRole("heading", { name: "California (1)" }));
    expect(state).not.toHaveAttribute("open");
  });

  it("names provinces on the Canadian site", async () => {
    await openList(() => Promise.resolve([banff]));
    expect(await main().findByRole("heading", { name: "Alberta (1)" })).toBeVisible();
    expect(main().getByRole("listitem")).toHaveTextContent("Canada");
  });

  it("shows the front of a shop, as wide as the screen needs it, and says what is to be seen", async () => {
    await openList(() =>
      Promise.resolve([{ ...valencia, image: "/front.webp", c_imageAlternative: "A plum awning over the hatch" }]),
    );
    const front = await main().findByRole("img", { name: "A plum awning over the hatch" });
    expect(front).toHaveAttribute("src", "/front.webp?sw=480&q=80");
    expect(front.getAttribute("srcset")?.match(/ \d+w/g)).toEqual([" 240w", " 480w", " 800w", " 1200w"]);
  });

  it("leads from a row of states to the shops of each, where there are many", async () => {
    const states = ["CA", "WA", "OR", "NV"].map((stateCode, index) => ({ ...valencia, id: `s${index}`, stateCode }));
    await openList(() => Promise.resolve(states));
    const links = within(await main().findByRole("navigation", { name: "States and provinces" }));
    expect(links.getByRole("link", { name: "Oregon" })).toHaveAttribute("href", "#shops-OR");
    expect(document.getElementById("shops-OR")).toContainElement(main().getByRole("heading", { name: "Oregon (1)" }));
  });

  it("needs no such row for a few states", async () => {
    await openList(() => Promise.resolve([pike, valencia]));
    expect(await main().findByRole("heading", { name: "California (1)" })).toBeVisible();
    expect(main().queryByRole("navigation", { name: "States and provinces" })).not.toBeInTheDocument();
  });

  it("tells today's times where it is not told whether a shop is open", async () => {
    const everyDay = Object.fromEntries(
      ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
        day,
        [{ open: "09:30", close: "19:00" }],
      ]),
    );
    await openList(() => Promise.resolve([{ ...pike, c_hours: everyDay }]));
    expect(await main().findByText(/^Today 9:30\sAM to 7:00\sPM$/)).toBeVisible();
  });

  it("says when a shop is closed for a while", async () => {
    await openList(() => Promise.resolve([{ ...valencia, c_temporarilyClosed: true }]));
    expect(await main().findByText("Temporarily closed")).toBeVisible();
  });

  it("says so where there is no shop, with the telephone number", async () => {
    await openList(() => Promise.resolve([]));
    expect(await main().findByText(/We don’t have a shop here yet. Call us at 1-800-555-0142/)).toBeVisible();
  });

  it("says so when the shops cannot be read", async () => {
    await openList(() => Promise.reject(new CommerceApiError(502, "bad-gateway", "Upstream down")));
    expect(await main().findByRole("alert")).toHaveTextContent(
      "Oh fudge! Something unexpected went wrong! Please try again or contact us.",
    );
  });
});

const openShop = (patch: Partial<Store> = {}, api: PartialCommerceApi = {}) =>
  renderRoute("/chocolateshops/1001", {
    api: { stores: { get: () => Promise.resolve([{ ...valencia, ...patch }]) }, ...api },
  });

describe("a shop's page", () => {
  it("tells holidays to come in their order, and says nothing of those gone by", async () => {
    await openShop({
      c_holidayHours: {
        "2099-12-25": [],
        "2099-12-24": [{ open: "10:00", close: "14:00" }],
        "2001-01-01": [],
      },
    });
    const holidays = within(await main().findByRole("region", { name: "Holidays" }));
    expect(holidays.getAllByRole("term").map((day) => day.textContent)).toEqual([
      "Thu, December 24",
      "Fri, December 25",
    ]);
    expect(holidays.getAllByRole("definition")[1]).toHaveTextContent("Closed");
  });

  it("tells what happens every week there, and nothing of other shops", async () => {
    const event = (title: string, storeIds: string[], patch = {}) => ({
      title,
      text: "Come in.",
      weekday: "saturday",
      time: "10:30",
      storeIds,
      ...patch,
    });
    const events = [
      event("Toffee", ["1001"]),
      event("Truffles", ["1001"], { weekday: "monday", time: "17:30" }),
      event("Elsewhere", ["9999"]),
      event("Unreadable", ["1001"], { time: "soon" }),
    ];
    await openShop(
      {},
      {
        content: { byKey: (key) => Promise.resolve(key === "shop-events" ? { _meta: { schema: "" }, events } : null) },
      },
    );
    const region = within(await main().findByRole("region", { name: "Every week in this shop" }));
    expect(region.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Truffles",
      "Toffee",
    ]);
    expect(region.getByText(/^Mondays at 5:30/)).toBeVisible();
  });

  it("shows what can be collected there, with the way to all of it", async () => {
    const { api, search } = searchBackend({}, 31);
    await openShop({ c_bopisEnabled: true }, { search: api.search, products: api.products });
    const counter = within(await main().findByRole("region", { name: "On the counter today" }));
    expect(counter.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    expect(counter.getByRole("link", { name: "See all 31 sweets you can pick up here" })).toHaveAttribute(
      "href",
      "/search?shop=1001",
    );
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ c_storeId: "1001", limit: 4 }));
  });

  it.each([
    ["hands out nothing", { c_bopisEnabled: false }],
    ["is closed for now", { c_bopisEnabled: true, c_temporarilyClosed: true }],
  ])("shows no counter where the shop %s", async (_why, patch) => {
    const { api, search } = searchBackend();
    await openShop(patch, { search: api.search, products: api.products });
    expect(await main().findByRole("heading", { level: 1, name: "Valencia Street" })).toBeVisible();
    expect(search).not.toHaveBeenCalled();
  });

  it.each([
    ["California", { stateCode: "CA" }, true],
    ["Washington", { stateCode: "WA" }, false],
    ["Alberta", { stateCode: "AB", countryCode: "CA" }, false],
  ])("in %s says whether it is open: %#", async (_state, patch, isTold) => {
    await openShop(patch);
    expect(await main().findByRole("heading", { level: 1, name: "Valencia Street" })).toBeVisible();
    expect(main().queryAllByText(/^(Open until|Closed - opens)/)).toHaveLength(isTold ? 1 : 0);
  });

  it("shows the address and the opening times of the week", async () => {
    const get = jest.fn(() => Promise.resolve([valencia]));
    await openShop({}, { stores: { get } });
    expect(await main().findByRole("heading", { level: 1, name: "Valencia Street" })).toBeVisible();
    expect(get).toHaveBeenCalledWith(["1001"]);
    const days = main()
      .getAllByRole("definition")
      .map((day) => day.textContent?.replaceAll("\u202f", " "));
    expect(days).toHaveLength(7);
    expect(days[0]).toBe("9:30 AM to 1:00 PM, 3:00 PM to 7:00 PM");
    expect(days[6]).toBe("Closed");
    expect(main().getByRole("link", { name: "All shops" })).toHaveAttribute("href", "/chocolateshops");
  });

  it.each([
    ["hands out orders", true, "Order online, pick up at this window."],
    ["hands out none", false, "No pickup of online orders here. The counter is full, though."],
  ])("says that the shop %s", async (_what, c_bopisEnabled, words) => {
    const { api } = searchBackend({}, 1);
    await openShop({ c_bopisEnabled }, { search: api.search, products: api.products });
    expect(await main().findByText(words)).toBeVisible();
  });

  it("shows the front of the shop, and the shops that are nearest to it", async () => {
    const here = { ...valencia, latitude: 37.76, longitude: -122.42, image: "/front.webp" };
    await openShop(here, {
      stores: {
        get: () => Promise.resolve([here]),
        all: () =>
          Promise.resolve([here, { ...pike, latitude: 47.6, longitude: -122.3 }, { ...banff, c_storeType: "kiosk" }]),
      },
    });
    const next = within(await main().findByRole("region", { name: "The next windows along" }));
    expect(next.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Pike Place"]);
    expect(main().getByRole("presentation")).toHaveAttribute("src", "/front.webp?sw=480&q=80");
  });

  it("of a shop that does not exist is not found", async () => {
    await renderRoute("/chocolateshops/nowhere", { api: { stores: { get: () => Promise.resolve([]) } } });
    expect(await screen.findByRole("heading", { name: "Oh fudge!" })).toBeVisible();
  });
});

describe("the search of the list", () => {
  const near = { ...valencia, latitude: 37.7599, longitude: -122.4214, c_bopisEnabled: true };
  const far = { ...pike, latitude: 47.6097, longitude: -122.3422 };
  const rows = () =>
    main()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
      .filter((text) => text?.endsWith(" mi"));

  it("finds shops around a zip code, nearest first, with what they have", async () => {
    const nearby = jest.fn(() => Promise.resolve([{ ...near, distance: 0.6 }]));
    const { user } = await open({ all: () => Promise.resolve([far, near]), nearby });
    await user.type(main().getByLabelText("Zip or postal code"), "94110");
    await user.click(main().getByRole("button", { name: "Find shops" }));
    expect(await main().findByText("1 shop within 10 miles of 94110")).toBeVisible();
    expect(nearby).toHaveBeenCalledWith("94110", 10);
    expect(rows()).toHaveLength(1);
    expect(main().getByRole("link", { name: "See what’s in stock at Valencia Street" })).toHaveAttribute(
      "href",
      "/search?shop=1001",
    );
    await user.click(main().getByRole("button", { name: "Extend Search Range to 20 miles" }));
    expect(nearby).toHaveBeenLastCalledWith("94110", 20);
  });

  it("finds the shops around the shopper, whose place is sent nowhere", async () => {
    const nearby = jest.fn();
    const { user } = await open({ all: () => Promise.resolve([far, near]), nearby });
    locate((found) => found({ coords: { latitude: 47.6, longitude: -122.3 } } as GeolocationPosition));
    await user.click(main().getByRole("button", { name: "Use my location" }));
    expect(await main().findByText("The 2 shops nearest to you")).toBeVisible();
    expect(rows().map((text) => /Pike Place|Valencia Street/.exec(text)?.[0])).toEqual([
      "Pike Place",
      "Valencia Street",
    ]);
    expect(nearby).not.toHaveBeenCalled();
  });

  it("asks for a zip code where the browser does not say where it is", async () => {
    const { user } = await open({ all: () => Promise.resolve([far, near]) });
    locate((_found, refuse) => refuse?.({ code: 1 } as GeolocationPositionError));
    await user.click(main().getByRole("button", { name: "Use my location" }));
    expect(await main().findByText(/^Your browser doesn’t tell us where you are\./)).toBeVisible();
  });

  it("draws all shops on a map, and those that were found larger and with their rank", async () => {
    const { user } = await open({ all: () => Promise.resolve([far, near]) });
    const markers = () => [...document.querySelectorAll("svg g title")].map(({ textContent }) => textContent);
    await waitFor(() => expect(markers().sort()).toEqual(["Pike Place, Seattle", "Valencia Street, San Francisco"]));
    expect(document.querySelectorAll("svg g text")).toHaveLength(0);
    locate((found) => found({ coords: { latitude: 47.6, longitude: -122.3 } } as GeolocationPosition));
    await user.click(main().getByRole("button", { name: "Use my location" }));
    await waitFor(() => expect(document.querySelectorAll("svg g text")).toHaveLength(2));
  });
});
