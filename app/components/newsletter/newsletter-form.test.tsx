import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { type FakeCaptcha, fakeCaptcha, testCaptcha } from "#tests/fake-captcha.ts";
import { endRecommendations, showEverything } from "#tests/fake-recommendations.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const user = userEvent.setup({ delay: null });

let sent: SiteRequest[];
beforeEach(() => {
  sent = [];
  showEverything();
  window.scrollTo = jest.fn() as never;
});
afterEach(endRecommendations);

const show = async ({
  recaptchaEnabled = false,
  answer = () => Promise.resolve({ success: true }),
}: { recaptchaEnabled?: boolean; answer?: () => Promise<unknown> } = {}) =>
  renderPages(
    { pathname: "/emailsignup", state: { email: "typed@example.test" } },
    { "/emailsignup": { default: NewsletterForm } },
    {
      api: {
        transports: {
          site: ((request: SiteRequest) => {
            sent.push(request);
            return answer();
          }) as never,
        },
      },
      site: { captcha: testCaptcha },
      preferences: { recaptchaEnabled },
    },
  );

const submit = () => screen.getByRole("button", { name: /^(Sign Up|Signing you up)$/ });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const fill = async () => {
  await enterText(user, field("First Name"), "June");
  await enterText(user, field("Last Name"), "Harper");
  await enterText(user, field("Zip/Postal Code"), "94110");
  await enterText(user, field("Birthday"), "2/9/1990");
  await user.click(screen.getByRole("checkbox", { name: "Fundraising programs" }));
  await user.tab();
};

describe("the newsletter's form", () => {
  it("has what was typed in the footer, is sent whole and once, and gives way to the thanks", async () => {
    let settle: (value: unknown) => void = () => undefined;
    await show({ answer: () => new Promise((resolve) => (settle = resolve)) });
    expect(field("Email")).toHaveValue("typed@example.test");
    expect(submit()).toBeDisabled();
    await fill();
    await user.click(submit());
    await user.click(submit());
    await act(async () => settle({ success: true }));
    expect(await screen.findByRole("heading", { name: "Sweet! You’re all signed up!" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    expect(sent).toEqual([
      {
        method: "POST",
        path: "newsletter",
        body: {
          email: "typed@example.test",
          phoneNumber: "",
          zipCode: "94110",
          firstName: "June",
          lastName: "Harper",
          birthDay: "02/09/1990",
          offersPromotionsUpdates: false,
          fundraisingPrograms: true,
          corporateGiftsAndEvents: false,
          recaptchaToken: "",
        },
      },
    ]);
  });

  it.each([
    ["Email", "june@", "Please enter a valid email address."],
    ["Phone Number (optional)", "415555", "Invalid phone number. Should be 10 digits with optional extension."],
    [
      "Phone Number (optional)",
      "4155550117 extension 1234567",
      "Phone number should be up to 25 characters including non-numeric characters",
    ],
    ["First Name", "-June", "Please begin with a letter or a number."],
    ["Zip/Postal Code", "9411", "Please enter a valid zip or postal code"],
    ["Zip/Postal Code", "94110-22041", "Please enter a valid zip or postal code"],
    ["Birthday", "02/30/1990", "Please enter a valid birthday"],
    ["Birthday", "02/09/1890", "Please enter a valid birthday"],
    ["Birthday", "", "Please enter a valid birthday"],
  ])("names what is wrong on leaving %s with %p", async (name, value, message) => {
    await show();
    await user.clear(field(name));
    await user.click(field(name));
    if (value) await user.paste(value);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("complains of nothing that it has put right itself", async () => {
    await show();
    await user.clear(field("Phone Number (optional)"));
    await user.click(field("Phone Number (optional)"));
    await user.paste("4155550117 extension 123456");
    await user.tab();
    await waitFor(() => expect(field("Phone Number (optional)")).toHaveValue("(415) 555-0117 x 123456"));
    await waitFor(() => expect(field("Phone Number (optional)")).toBeValid());
    expect(screen.queryByText(/^Phone number should be up to 25/)).not.toBeInTheDocument();
  });

  it("wants one thing to hear about", async () => {
    await show();
    await fill();
    await waitFor(() => expect(submit()).toBeEnabled());
    const box = screen.getByRole("checkbox", { name: "Fundraising programs" });
    await user.click(box);
    await user.tab();
    expect(await screen.findByText("At least one option must be selected")).toBeVisible();
    expect(submit()).toBeDisabled();
  });

  it("that fails says so, keeps what was typed, and asks for the captcha again", async () => {
    const captcha: FakeCaptcha = fakeCaptcha();
    await show({ recaptchaEnabled: true, answer: () => Promise.reject(new CommerceApiError(0, "network", "")) });
    await waitFor(() => expect(captcha.shown).toEqual([{ sitekey: "test-key", action: "newsletter", size: "normal" }]));
    await fill();
    expect(submit()).toBeDisabled();
    act(() => captcha.tick("t-1"));
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    expect(await screen.findByText("There was an error submitting the form. Please try again.")).toBeVisible();
    expect(field("First Name")).toHaveValue("June");
    expect(submit()).toBeDisabled();
    expect(sent[0]?.body).toMatchObject({ recaptchaToken: "t-1" });
  });
});
