import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startReceiving } from "#app/analytics/track.ts";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import type { Fields } from "#app/domain/content/content-fields.ts";
import { type FakeCaptcha, fakeCaptcha, testCaptcha } from "#tests/fake-captcha.ts";
import { endRecommendations, showEverything } from "#tests/fake-recommendations.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { link, media } from "#tests/show-block.tsx";
import { ContentBlocks } from "../content-slot.tsx";
// Their chunks are there before the first test asks for them.
import "../more-blocks.tsx";
import "./app-placeholder.tsx";
import "./campaign-data-collection.tsx";

jest.setTimeout(20_000);
const user = userEvent.setup({ delay: null });

const FAILED = "There was an error submitting the form. Please try again.";
const box = (checkboxID: string, more: object = {}) => ({ checkboxID, text: `Tick ${checkboxID}`, ...more });

const plain: Fields = { eventId: "tasting", headline: "Taste first", bodyText: "Four boxes a year." };
const withBoxes: Fields = {
  ...plain,
  checkboxes: [
    box("rules", { required: true, errorMessage: "Please accept the rules." }),
    box("offers", { isGrouped: true, preselected: true }),
    box("news", { isGrouped: true }),
    box("gifts", { isGrouped: true }),
  ],
  minOptionsSelection: 2,
  groupedErrorMessage: "Please choose two.",
};

let sent: SiteRequest[];
let told: AnalyticsEvent[];
let stop: () => void;
beforeEach(() => {
  sent = [];
  told = [];
  stop = startReceiving((event) => void told.push(event));
  showEverything();
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  stop();
  endRecommendations();
});

const show = async (
  fields: Fields,
  {
    key = "campaign-data-collection-form",
    kind = "campaign-data-collection",
    preferences = { recaptchaEnabled: false },
    answer = () => Promise.resolve({ success: true }) as Promise<unknown>,
  }: { key?: string; kind?: string; preferences?: SitePreferences; answer?: () => Promise<unknown> } = {},
) => {
  const Page = () => <ContentBlocks blocks={[{ kind, fields, deliveryKey: key }]} />;
  const site = (request: SiteRequest) => {
    sent.push(request);
    return answer();
  };
  const rendered = await renderPages(
    "/form",
    { "/form": { default: Page } },
    { api: { transports: { site: site as never } }, site: { captcha: testCaptcha }, preferences },
  );
  await screen.findByRole("button", { name: "Sign up" }, { timeout: 10_000 });
  return rendered;
};

const submit = () => screen.getByRole("button", { name: /Sign up|Sending/ });
const field = (name: string) => screen.getByLabelText(name);

const person = {
  "First Name": "June",
  "Last Name": "Harper",
  Email: "june@example.test",
  "Street Address": "12 Larkspur Lane",
  City: "San Francisco",
  "Zip/Postal Code": "94110",
  "Phone Number": "4155550117",
};
const fill = async (changes: Partial<Record<keyof typeof person, string>> = {}) => {
  for (const [name, value] of Object.entries({ ...person, ...changes })) {
    await user.clear(field(name));
    if (value) await enterText(user, field(name), value);
  }
  await user.selectOptions(field("State"), "CA");
  await user.tab();
};

describe("a campaign's form", () => {
  it("shows headline, text, fields and its own calls to action", async () => {
    await show({ ...plain, multiCTA: [link("The rules", "/help/terms")] });
    expect(screen.getByRole("heading", { level: 1, name: "Taste first" })).toBeVisible();
    expect(screen.getByText("Four boxes a year.")).toBeVisible();
    expect(screen.getByRole("link", { name: "The rules" })).toHaveAttribute("href", "/help/terms");
    for (const name of Object.keys(person)) expect(field(name)).toBeVisible();
  });

  it("has a picture beside it that only decorates, where editors give one", async () => {
    const { container } = await show({ ...plain, media: media("brittle-photo", "Brittle on a table") });
    const pictures = [...container.querySelectorAll("section img")].map((each) => each.getAttribute("alt"));
    expect(pictures).toEqual([""]);
  });

  it.each(["campaign-data-collection-form", "campaign-data-collection-form-sweepstakes"])(
    "stands where a placeholder of the key %s is",
    async (key) => {
      await show(plain, { key, kind: "app-placeholder" });
      expect(submit()).toBeDisabled();
    },
  );

  it("sends the values with event, phase '1', country US and the phone opt-in, and thanks with the focus", async () => {
    await show({ ...plain, successHeadline: "You are in", successText: "See you soon." });
    await fill();
    await user.click(screen.getByRole("checkbox", { name: "Text me about offers and events." }));
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "You are in" })).toHaveFocus();
    expect(screen.getByText("See you soon.")).toBeVisible();
    expect(screen.queryByLabelText("Email")).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        method: "POST",
        path: "campaign-form",
        body: expect.objectContaining({
          eventId: "tasting",
          eventPhase: "1",
          countryCode: "US",
          state: "CA",
          phone: "4155550117",
          smsOptIn: true,
        }),
      },
    ]);
    expect(told).toEqual([{ event: "form_submit", form: "campaign_signup", event_id: "tasting" }]);
  });

  it("of a sweepstakes is counted as a sign-up to a sweepstakes", async () => {
    await show(plain, { key: "campaign-data-collection-form-sweepstakes" });
    await fill();
    await user.click(submit());
    await screen.findByRole("heading", { name: "Thank you!" });
    expect(told).toEqual([{ event: "form_submit", form: "sweepstakes_signup", event_id: "tasting" }]);
  });

  it("leads elsewhere after a success where editors say so", async () => {
    const { router } = await show({ ...plain, redirectOnSuccess: "/tasting-club/welcome" });
    await fill();
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe("/tasting-club/welcome"));
  });

  it("is being sent, once, until the answer is there", async () => {
    let settle: (value: unknown) => void = () => undefined;
    await show(plain, { answer: () => new Promise((resolve) => (settle = resolve)) });
    await fill();
    await user.click(submit());
    await user.click(submit());
    expect(submit()).toHaveTextContent("Sending");
    await act(async () => settle({ success: true }));
    expect(sent).toHaveLength(1);
  });
});

describe("a campaign's form can be sent", () => {
  it("only once every required text is there", async () => {
    await show(plain);
    expect(submit()).toBeDisabled();
    await fill({ "Phone Number": "" });
    expect(submit()).toBeDisabled();
    await enterText(user, field("Phone Number"), "4155550117");
    await user.tab();
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(field("Phone Number")).toHaveValue("(415) 555-0117");
  });

  it("only with its required checkboxes and the least of the grouped options", async () => {
    await show(withBoxes);
    expect(screen.getByRole("checkbox", { name: "Tick offers" })).toBeChecked();
    await fill();
    expect(submit()).toBeDisabled();
    await user.click(screen.getByRole("checkbox", { name: "Tick rules" }));
    expect(submit()).toBeDisabled();
    await user.click(screen.getByRole("checkbox", { name: "Tick news" }));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await screen.findByRole("heading", { name: "Thank you!" });
    expect(sent[0]?.body).toMatchObject({
      rules: true,
      offers: true,
      news: true,
      gifts: false,
      subscribelist: ["offers", "news"],
    });
  });

  it("only with the captcha's token, where the site asks for one", async () => {
    const captcha: FakeCaptcha = fakeCaptcha();
    await show(plain, { preferences: { recaptchaEnabled: true } });
    await waitFor(() => expect(captcha.shown).toHaveLength(1));
    await fill();
    expect(submit()).toBeDisabled();
    act(() => captcha.tick("t-1"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await screen.findByRole("heading", { name: "Thank you!" });
    expect(sent[0]?.body).toMatchObject({ recaptchaToken: "t-1" });
  });
});

describe("a campaign's form that fails", () => {
  it("says so at the top of the page, takes the captcha's tick away, and can be sent again", async () => {
    const captcha: FakeCaptcha = fakeCaptcha();
    let fails = true;
    const answer = () =>
      fails ? Promise.reject(new CommerceApiError(409, "event-limit-reached", "No.")) : Promise.resolve({});
    await show(plain, { preferences: { recaptchaEnabled: true }, answer });
    await waitFor(() => expect(captcha.shown).toHaveLength(1));
    await fill();
    act(() => captcha.tick("t-1"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(captcha.resets).toBe(1));
    expect(submit()).toBeDisabled();
    expect(field("Email")).toHaveValue("june@example.test");
    expect(told).toEqual([]);

    fails = false;
    act(() => captcha.tick("t-2"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await screen.findByRole("heading", { name: "Thank you!" });
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });
});

describe("a campaign's form names on leaving a field what is wrong", () => {
  it.each([
    ["First Name", "", "This field is required."],
    ["Last Name", "", "This field is required."],
    ["Email", "", "This field is required."],
    ["Street Address", "", "This field is required."],
    ["City", "", "This field is required."],
    ["Zip/Postal Code", "", "This field is required."],
    ["Phone Number", "", "This field is required."],
    ["First Name", "-June", "Please begin with a letter or a number."],
    ["Last Name", "x".repeat(51), "Please use 50 characters or fewer."],
    ["Email", "june@", "Please enter a valid email address."],
    ["Email", `${"j".repeat(42)}@plum.com`, "Please enter a valid email address."],
    ["Street Address", "2218", "Please include the name of the street."],
    ["Street Address", "S".repeat(61), "Please use 60 characters or fewer."],
    ["City", "Area 51", "A city can have letters, spaces, apostrophes, hyphens, and . , / # only."],
    ["Zip/Postal Code", "9411", "Please enter a valid zip code"],
    ["Zip/Postal Code", "94110-21155", "Please enter a valid zip code"],
    ["Zip/Postal Code", "ABCDE", "Please enter a valid zip code"],
    ["Phone Number", "415555", "Please enter a valid phone number"],
    ["Phone Number", "24155550117", "Please enter a valid phone number"],
    ["Birthday (optional)", "2/30/1990", "Please enter a valid birthday"],
  ])("%s with %p: %s", async (name, value, message) => {
    await show(plain);
    await user.click(field(name));
    if (value) await user.paste(value);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("a state that is not chosen: 'Please select a state.'", async () => {
    await show(plain);
    await user.click(field("State"));
    await user.tab();
    expect(await screen.findByText("Please select a state.")).toBeVisible();
  });

  it("a required checkbox by its own message, and too few options by the group's", async () => {
    await show(withBoxes);
    const rules = screen.getByRole("checkbox", { name: "Tick rules" });
    await user.click(rules);
    await user.click(rules);
    await user.tab();
    expect(await screen.findByText("Please accept the rules.")).toBeVisible();
    expect(rules).toHaveAccessibleDescription("Please accept the rules.");
    await user.click(screen.getByRole("checkbox", { name: "Tick offers" }));
    await user.tab();
    expect(await screen.findByText("Please choose two.")).toBeVisible();
  });

  it("a birthday that is written out of order is put in order", async () => {
    await show(plain);
    await enterText(user, field("Birthday (optional)"), "2/9/1990");
    await user.tab();
    expect(field("Birthday (optional)")).toHaveValue("02/09/1990");
  });
});
