import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startReceiving } from "#app/analytics/track.ts";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { type FakeCaptcha, fakeCaptcha, testCaptcha } from "#tests/fake-captcha.ts";
import { endRecommendations, showEverything } from "#tests/fake-recommendations.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { SideSheetHost } from "./side-sheet-host.tsx";
// Their chunks are there before the first test asks for them.
import "#app/components/content/more-blocks.tsx";
import "#app/components/content/blocks/text-blocks.tsx";
import "./lead-sheets.tsx";

jest.setTimeout(20_000);
const user = userEvent.setup({ delay: null });

const GENERIC = "Sorry there was a problem submitting your request, please try again";
const josephine = { id: "C-1", name: "Josephine Vance", phone: "1-415-555-0168", email: "josephine@plum.test" };

let sent: SiteRequest[];
let told: AnalyticsEvent[];
let stop: () => void;
let scrolled: jest.Mock;
beforeEach(() => {
  [sent, told] = [[], []];
  stop = startReceiving((event) => void told.push(event));
  showEverything();
  localStorage.clear();
  scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled as never;
});
afterEach(() => {
  stop();
  endRecommendations();
});

const call = (ctaText: string, triggerSideBar: string) => ({
  ctaText,
  ctaLink: "/elsewhere",
  ctaType: "Button",
  ctaControls: { triggerSideBar },
});

const titles = {
  concierge: "Find a Concierge",
  "digital-catalog": "Download a Digital Catalog",
  "printed-catalog": "Subscribe for Free",
} as const;

type Answer = (request: SiteRequest) => unknown;
const goodAnswer: Answer = ({ path }) => (path === "marketing-lead/" ? { caseId: "ML-7" } : { concierge: josephine });

const openSheet = async (
  name: keyof typeof titles,
  { answer = goodAnswer, preferences = {} }: { answer?: Answer; preferences?: SitePreferences } = {},
) => {
  const blocks = [{ kind: "button", fields: { cta: call("Open it", name) } }];
  const rendered = await renderPages(
    "/business-gifts",
    {
      "/business-gifts": {
        default: () => (
          <>
            <ContentBlocks blocks={blocks} />
            <SideSheetHost />
          </>
        ),
      },
    },
    {
      api: {
        addresses: { verify: () => Promise.resolve({ confidence: "Verified match" }) },
        transports: {
          site: (async (request: SiteRequest) => {
            sent.push(request);
            return answer(request);
          }) as never,
        },
      },
      site: { captcha: testCaptcha },
      preferences: { recaptchaEnabled: false, ...preferences },
    },
  );
  await user.click(await screen.findByRole("button", { name: "Open it" }));
  const sheet = await screen.findByRole("dialog", { name: titles[name] });
  return { ...rendered, sheet };
};

const field = (name: string) => screen.getByLabelText(name);
const enter = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    await enterText(user, field(name), value);
  }
};
const online = {
  "Company or Organization Name": "Castellan Freight",
  "First Name": "June",
  "Last Name": "Harper",
  "Zip Code": "94110",
  "Phone Number": "(415) 555-0117",
  Email: "june@example.test",
};
const { "Zip Code": zipCode, ...person } = online;
const leads = () => sent.filter(({ path }) => path === "marketing-lead/");
const thanks = (name: RegExp) => screen.findByRole("heading", { name });

describe("Find a Concierge", () => {
  it("sends who asks without a door, then shows who looks after the zip code, and knows it the next time", async () => {
    const { sheet } = await openSheet("concierge");
    expect(within(sheet).queryByLabelText("Street Address")).not.toBeInTheDocument();
    await enter(online);
    await user.click(screen.getByRole("button", { name: "Find my concierge" }));
    expect(await thanks(/^Sweet! Josephine Vance is your concierge/)).toHaveFocus();
    expect(screen.getByRole("link", { name: josephine.phone })).toHaveAttribute("href", "tel:+14155550168");
    expect(screen.getByRole("link", { name: josephine.email })).toHaveAttribute("href", `mailto:${josephine.email}`);
    expect(screen.getByText("Your case number is ML-7.")).toBeVisible();
    expect(sent).toEqual([
      {
        method: "POST",
        path: "marketing-lead/",
        body: {
          reason: "concierge",
          companyName: "Castellan Freight",
          firstName: "June",
          lastName: "Harper",
          postalCode: "94110",
          phone: "4155550117",
          email: "june@example.test",
          countryCode: "US",
          consent: false,
          recaptchaToken: "",
        },
      },
      { method: "GET", path: "concierge", query: { postalCode: "94110" } },
    ]);
    expect(told).toContainEqual({ event: "form_submit", form: "marketing_lead", reason: "concierge" });
    expect(localStorage.getItem("concierge")).toBe('"C-1"');
  });

  it("shows the one it found before, asked for anew, and searches again", async () => {
    localStorage.setItem("concierge", '"C-1"');
    await openSheet("concierge", { answer: () => josephine });
    expect(await thanks(/^Your concierge$/)).toBeVisible();
    expect(sent).toEqual([{ method: "GET", path: "concierge/C-1" }]);
    await user.click(screen.getByRole("button", { name: "Try another zip code" }));
    expect(field("Zip Code")).toBeVisible();
  });

  it("asks who it is for when the one it found before is nobody any more", async () => {
    localStorage.setItem("concierge", '"C-9"');
    await openSheet("concierge", { answer: () => ({}) });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(field("Zip Code")).toBeVisible();
  });

  it("says that nobody looks after a zip code yet, and takes another with everything else kept", async () => {
    await openSheet("concierge", {
      answer: ({ path }) => (path === "concierge" ? { concierge: null } : { caseId: "ML-8" }),
    });
    await enter({ ...online, "Zip Code": "00901" });
    await user.click(screen.getByRole("button", { name: "Find my concierge" }));
    expect(await thanks(/^We don’t have a concierge for zip code 00901 yet/)).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Try another zip code" }));
    expect(field("Company or Organization Name")).toHaveValue("Castellan Freight");
  });

  it("does not send the lead again when only the search failed", async () => {
    let fails = true;
    await openSheet("concierge", {
      answer: ({ path }) => {
        if (path === "marketing-lead/") return { caseId: "ML-9" };
        if (fails) throw new CommerceApiError(504, "gateway-timeout", "Later.");
        return { concierge: josephine };
      },
    });
    await enter({ ...online, "Last Name": "Retry" });
    await user.click(screen.getByRole("button", { name: "Find my concierge" }));
    expect(await screen.findByText(GENERIC)).toBeVisible();
    fails = false;
    await user.click(screen.getByRole("button", { name: "Find my concierge" }));
    await thanks(/^Sweet! Josephine/);
    expect(leads()).toHaveLength(1);
  });
});

describe("Download a Digital Catalog", () => {
  it("gives the file once the lead has a case", async () => {
    await openSheet("digital-catalog", { preferences: { digitalCatalogUrl: "https://static.plum.test/catalog.pdf" } });
    await enter(online);
    await user.click(screen.getByRole("checkbox", { name: /Email me about business gifts/ }));
    await user.click(screen.getByRole("button", { name: "Get the catalog" }));
    expect(await thanks(/^Sweet! Here is your catalog/)).toHaveFocus();
    expect(screen.getByRole("link", { name: "Open the catalog (PDF)" })).toHaveAttribute(
      "href",
      "https://static.plum.test/catalog.pdf",
    );
    expect(leads()[0]?.body).toMatchObject({ reason: "digital-catalog", subscribelist: "businessgifts" });
    expect(leads()[0]?.body).not.toHaveProperty("address1");
    expect(leads()[0]?.body).not.toHaveProperty("organizationType");
    expect(leads()[0]?.body).not.toHaveProperty("phoneExt");
  });
});

describe("Subscribe for Free", () => {
  it("sends the whole lead with its door", async () => {
    await openSheet("printed-catalog");
    await enter({ ...person, "Street Address": "12 Larkspur Lane", City: "San Francisco", "Zip/Postal Code": "94110" });
    await user.selectOptions(field("Organization Type"), "Business100");
    await user.selectOptions(field("State"), "CA");
    if (screen.getByRole<HTMLInputElement>("checkbox").checked) await user.click(screen.getByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await thanks(/^Sweet! Your catalog is on its way/)).toHaveFocus();
    expect(leads().map(({ body }) => body)).toEqual([
      {
        reason: "printed-catalog",
        companyName: "Castellan Freight",
        organizationType: "Business100",
        firstName: "June",
        lastName: "Harper",
        address1: "12 Larkspur Lane",
        address2: "",
        city: "San Francisco",
        stateCode: "CA",
        postalCode: "94110",
        phone: "4155550117",
        phoneExt: "",
        email: "june@example.test",
        countryCode: "US",
        consent: false,
        recaptchaToken: "",
      },
    ]);
    await user.click(screen.getByRole("button", { name: "Continue Shopping" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("names every field that is missing and sends nothing", async () => {
    await openSheet("printed-catalog");
    for (const name of ["Company or Organization Name", "Email", "City"]) await user.clear(field(name));
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Please enter a valid name")).toBeVisible();
    expect(field("Company or Organization Name")).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe("a lead that fails", () => {
  it.each<[string, Answer]>([
    ["on the server", () => Promise.reject(new CommerceApiError(500, "internal", "Boom."))],
    ["because it took too long", () => Promise.reject(new CommerceApiError(504, "gateway-timeout", "Later."))],
    ["on the way", () => Promise.reject(new CommerceApiError(0, "network", ""))],
    ["with the captcha", () => Promise.reject(new CommerceApiError(400, "captcha-refused", GENERIC))],
    ["with words in place of a case", () => ({ detail: "Please call us." })],
  ])("%s says so at the top, keeps what was entered, and asks for the captcha again", async (_, answer) => {
    const captcha: FakeCaptcha = fakeCaptcha();
    await openSheet("digital-catalog", { answer, preferences: { recaptchaEnabled: true } });
    await waitFor(() => expect(captcha.shown).toHaveLength(1));
    await enter(online);
    act(() => captcha.tick("t-1"));
    const submit = screen.getByRole("button", { name: "Get the catalog" });
    await user.click(submit);
    expect(await screen.findByText(GENERIC)).toBeVisible();
    expect(scrolled).toHaveBeenCalledWith({ block: "start" });
    expect(field("Email")).toHaveValue("june@example.test");
    await user.click(submit);
    await waitFor(() => expect(submit).toHaveTextContent("Get the catalog"));
    expect(leads()).toHaveLength(1);
    act(() => captcha.tick("t-2"));
    await user.click(submit);
    await waitFor(() => expect(leads()).toHaveLength(2));
    expect(leads()[1]?.body).toMatchObject({ recaptchaToken: "t-2" });
  });

  it("is not sent twice while it is on its way, and what was entered outlives the sheet", async () => {
    const { sheet } = await openSheet("digital-catalog", { answer: () => new Promise(() => undefined) });
    await enter(online);
    await user.click(screen.getByRole("button", { name: "Get the catalog" }));
    await user.click(await screen.findByRole("button", { name: "Submitting" }));
    expect(leads()).toHaveLength(1);
    await user.click(within(sheet).getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Open it" }));
    expect(await screen.findByLabelText("Last Name")).toHaveValue("Harper");
    expect(zipCode).toBe("94110");
    expect(field("Zip Code")).toHaveValue(zipCode);
  });
});
