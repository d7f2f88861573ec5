import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startReceiving } from "#app/analytics/track.ts";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import type { AddressToVerify, AddressVerification } from "#app/commerce-api/addresses.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { type FakeCaptcha, fakeCaptcha, testCaptcha } from "#tests/fake-captcha.ts";
import { endRecommendations, showEverything } from "#tests/fake-recommendations.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
// Their chunks are there before the first test asks for them.
import "#app/components/content/more-blocks.tsx";
import "#app/components/content/blocks/app-placeholder.tsx";
import "./catalog-request-form.tsx";

jest.setTimeout(20_000);
const user = userEvent.setup({ delay: null });

const GENERIC = "Sorry there was a problem submitting your request, please try again";

let sent: SiteRequest[];
let verified: AddressToVerify[];
let told: AnalyticsEvent[];
let stop: () => void;
beforeEach(() => {
  [sent, verified, told] = [[], [], []];
  stop = startReceiving((event) => void told.push(event));
  showEverything();
  window.scrollTo = jest.fn() as never;
});
afterEach(() => {
  stop();
  endRecommendations();
});

const formatted = (address: Partial<Record<"LINE_1" | "LINE_5" | "City name", string>>) => [
  {
    address: {
      LINE_1: "12 Larkspur Ln",
      LINE_5: "94110-2204",
      "City name": "San Francisco",
      "State code": "CA",
      ...address,
    },
  },
];

const show = async ({
  preferences = { recaptchaEnabled: false },
  verification = { confidence: "Verified match" },
  answer = () => Promise.resolve({ success: true }) as Promise<unknown>,
}: {
  preferences?: SitePreferences;
  verification?: AddressVerification | null;
  answer?: () => Promise<unknown>;
} = {}) => {
  const blocks = [{ kind: "app-placeholder", fields: {}, deliveryKey: "catalog-request-form" }];
  const rendered = await renderPages(
    "/catalog-request",
    { "/catalog-request": { default: () => <ContentBlocks blocks={blocks} /> } },
    {
      api: {
        addresses: {
          verify: (address) => {
            verified.push(address);
            return Promise.resolve(verification);
          },
        },
        transports: {
          site: ((request: SiteRequest) => {
            sent.push(request);
            return answer();
          }) as never,
        },
      },
      site: { captcha: testCaptcha },
      preferences,
    },
  );
  await screen.findByRole("button", { name: "Submit" }, { timeout: 10_000 });
  return rendered;
};

const submit = () => screen.getByRole("button", { name: /^Submit/ });
const field = (name: string) => screen.getByLabelText(name);

const person = {
  "First Name": "June",
  "Last Name": "Harper",
  "Street Address": "12 Larkspur Lane",
  City: "San Francisco",
  "Zip/Postal Code": "94110",
  "Phone Number": "4155550117",
  Email: "june@example.test",
};
const fill = async (changes: Partial<Record<keyof typeof person, string>> = {}, region = "CA") => {
  for (const [name, value] of Object.entries({ ...person, ...changes })) {
    await user.clear(field(name));
    if (value) await enterText(user, field(name), value);
  }
  await user.selectOptions(screen.getByLabelText(/^State|^Province/), region);
  await user.tab();
};

const taken = () => screen.findByRole("heading", { name: /^Sweet!/ });

describe("a request for future catalogs", () => {
  it("is sent whole, with offers by mail ticked, and thanked for with the focus", async () => {
    await show();
    expect(screen.getByRole("checkbox", { name: /Email me about offers/ })).toBeChecked();
    await fill();
    await enterText(user, field("Company or Organization Name (optional)"), "Elm School");
    await user.selectOptions(field("Organization Type (optional)"), "Fundraiser");
    await enterText(user, field("Unit/Suite/Building (optional)"), "Suite 4");
    await enterText(user, field("Extension (optional)"), "12");
    await user.click(submit());
    expect(await taken()).toHaveFocus();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(screen.queryByLabelText("City")).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        method: "POST",
        path: "request-future-catalog",
        body: {
          companyName: "Elm School",
          organizationType: "Youth",
          firstName: "June",
          lastName: "Harper",
          country: "US",
          streetAddress: "12 Larkspur Lane",
          unitSuiteBuilding: "Suite 4",
          city: "San Francisco",
          state: "CA",
          postalCode: "94110",
          phone: "4155550117",
          extension: "12",
          email: "june@example.test",
          addToEmailList: true,
          recaptchaToken: "",
        },
      },
    ]);
    expect(told).toEqual([{ event: "form_submit", form: "catalog_request" }]);
  });

  it("says without offers that none are wanted", async () => {
    await show();
    await fill();
    await user.click(screen.getByRole("checkbox", { name: /Email me about offers/ }));
    await user.click(submit());
    await taken();
    expect(sent[0]?.body).toMatchObject({ addToEmailList: false });
  });

  it("is being submitted, once, until the answer is there", async () => {
    let settle: (value: unknown) => void = () => undefined;
    await show({ answer: () => new Promise((resolve) => (settle = resolve)) });
    await fill();
    await user.click(submit());
    await user.click(submit());
    expect(submit()).toHaveTextContent("Submitting");
    await act(async () => settle({ success: true }));
    await taken();
    expect(sent).toHaveLength(1);
  });

  it("can be submitted only once everything required is there", async () => {
    await show();
    expect(submit()).toBeDisabled();
    await fill({ Email: "" });
    expect(submit()).toBeDisabled();
    await enterText(user, field("Email"), "june@example.test");
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it("wants a company and its kind where the site does", async () => {
    await show({ preferences: { recaptchaEnabled: false, catalogCompanyRequired: true } });
    await fill();
    expect(submit()).toBeDisabled();
    await user.click(field("Company or Organization Name"));
    await user.click(field("Organization Type"));
    await user.tab();
    expect(await screen.findByText("Please enter a valid name")).toBeVisible();
    expect(await screen.findByText("Please select a organization type.")).toBeVisible();
    await enterText(user, field("Company or Organization Name"), "Elm School");
    expect(submit()).toBeDisabled();
    await user.selectOptions(field("Organization Type"), "Hotel, Casino, Cruise Line");
    await waitFor(() => expect(submit()).toBeEnabled());
  });

  it("wants the captcha's token where the site asks for one", async () => {
    const captcha: FakeCaptcha = fakeCaptcha();
    await show({ preferences: { recaptchaEnabled: true } });
    await waitFor(() => expect(captcha.shown).toEqual([{ sitekey: "test-key", action: "catalog", size: "normal" }]));
    await fill();
    expect(submit()).toBeDisabled();
    act(() => captcha.tick("t-1"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await taken();
    expect(sent[0]?.body).toMatchObject({ recaptchaToken: "t-1" });
  });
});

describe("the address of a request for catalogs", () => {
  const ask = async () => {
    await fill();
    await user.click(submit());
  };

  it("that is verified without a remark goes on as it is", async () => {
    await show({ verification: { confidence: "Verified match", addresses_formatted: formatted({}) } });
    await ask();
    await taken();
    expect(verified).toMatchObject([{ address1: "12 Larkspur Lane", postalCode: "94110", countryCode: "US" }]);
    expect(sent[0]?.body).toMatchObject({ postalCode: "94110" });
  });

  it("whose zip code alone is wrong goes on with the suggested one, unasked", async () => {
    await show({
      verification: {
        confidence: "Verified match",
        validation_detail: { zip_code_corrected: true },
        addresses_formatted: formatted({}),
      },
    });
    await ask();
    await taken();
    expect(sent[0]?.body).toMatchObject({ streetAddress: "12 Larkspur Lane", postalCode: "94110-2204" });
  });

  const corrected: AddressVerification = {
    confidence: "Verified match",
    validation_detail: { street_corrected: true },
    addresses_formatted: formatted({}),
  };
  const dialog = () => screen.findByRole("dialog", { name: "Verify Address" });

  it.each([
    ["Accept Change", { streetAddress: "12 Larkspur Ln", postalCode: "94110-2204" }],
    ["Keep as is", { streetAddress: "12 Larkspur Lane", postalCode: "94110" }],
  ])("that is written otherwise is asked about: %s", async (choice, address) => {
    await show({ verification: corrected });
    await ask();
    const question = await dialog();
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole("button", { name: choice }));
    await taken();
    expect(sent[0]?.body).toMatchObject(address);
  });

  it("that nobody knows can be kept, or edited first", async () => {
    await show({ verification: { confidence: "No matches" } });
    await ask();
    await user.click(within(await dialog()).getByRole("button", { name: "Edit Address" }));
    expect(field("Street Address")).toHaveFocus();
    expect(sent).toEqual([]);
    await waitFor(() => expect(submit()).toHaveTextContent("Submit"));
    await user.click(submit());
    await user.click(within(await dialog()).getByRole("button", { name: "Keep as is" }));
    await taken();
    expect(sent).toHaveLength(1);
  });

  it("stops nobody when the service is out of order", async () => {
    await show({ verification: null });
    await ask();
    await taken();
    expect(sent).toHaveLength(1);
  });

  it("is not verified in Canada, where it has a province and a postal code", async () => {
    await show();
    await user.selectOptions(field("Country"), "CA");
    await fill({ City: "Ottawa", "Zip/Postal Code": "k1a 0b1" }, "ON");
    await user.click(submit());
    await taken();
    expect(verified).toEqual([]);
    expect(sent[0]?.body).toMatchObject({ country: "CA", state: "ON", postalCode: "K1A 0B1" });
  });
});

describe("a request for catalogs that fails", () => {
  it.each([
    ["in general words", new CommerceApiError(503, "unavailable", "Later."), GENERIC],
    ["in general words when it never arrived", new CommerceApiError(0, "network", ""), GENERIC],
    [
      "in the server's words when the answer is flagged",
      new CommerceApiError(400, "unknown", "Please call us.", [], { serverMessage: "Please call us." }),
      "Please call us.",
    ],
  ])("says so %s, keeps what was entered, and can be sent again", async (_, error, message) => {
    const captcha: FakeCaptcha = fakeCaptcha();
    let fails = true;
    await show({
      preferences: { recaptchaEnabled: true },
      answer: () => (fails ? Promise.reject(error) : Promise.resolve({})),
    });
    await waitFor(() => expect(captcha.shown).toHaveLength(1));
    await fill();
    act(() => captcha.tick("t-1"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(field("Street Address")).toHaveValue("12 Larkspur Lane");
    expect(submit()).toBeDisabled();
    expect(told).toEqual([]);

    fails = false;
    act(() => captcha.tick("t-2"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await taken();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe("a request for catalogs names on leaving a field what is wrong", () => {
  it.each([
    ["First Name", "", "This field is required."],
    ["Last Name", "-Harper", "Please begin with a letter or a number."],
    ["Street Address", "2218", "Invalid address"],
    ["City", "", "This field is required."],
    ["Zip/Postal Code", "9411", "Please enter a valid zip code"],
    ["Phone Number", "415555", "Invalid phone number. Should be 10 digits with optional extension."],
    ["Extension (optional)", "12a", "An extension has digits only."],
    ["Email", "june@", "Please enter a valid email address."],
    ["State", "", "Please select a state."],
  ])("%s with %p: %s", async (name, value, message) => {
    await show();
    await user.click(field(name));
    if (value) await user.paste(value);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(message);
  });

  it("a province that is not chosen, once the country is Canada", async () => {
    await show();
    await user.selectOptions(field("State"), "CA");
    await user.selectOptions(field("Country"), "CA");
    expect(field("Province")).toHaveValue("");
    await user.click(field("Province"));
    await user.tab();
    expect(await screen.findByText("Please select a province.")).toBeVisible();
  });
});
