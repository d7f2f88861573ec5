import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Formik } from "formik";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import { type FakeCaptcha, fakeCaptcha, testCaptcha } from "#tests/fake-captcha.ts";
import { endRecommendations, showEverything } from "#tests/fake-recommendations.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { CaptchaField } from "./captcha-field.tsx";

const user = userEvent.setup({ delay: null });

const NETWORK = "ReCAPTCHA experienced a network problem. Please try again.";
const EXPIRED = "ReCAPTCHA token expired. Please try again.";

const Form = () => (
  <Formik initialValues={{ recaptchaToken: "" }} onSubmit={() => undefined}>
    {({ values, setFieldValue }) => (
      <form>
        <CaptchaField action="campaign" />
        <output>{values.recaptchaToken || "no token"}</output>
        <button type="button" onClick={() => void setFieldValue("recaptchaToken", "")}>
          Use it up
        </button>
      </form>
    )}
  </Formik>
);

const box = () => screen.queryByRole("group", { name: "Confirm you’re human" });
const token = () => screen.getByRole("status").textContent;

const show = async (preferences: SitePreferences, site: object = { captcha: testCaptcha }) =>
  renderPages("/form", { "/form": { default: Form } }, { site, preferences });

const shown = async (fake: FakeCaptcha) => {
  await waitFor(() => expect(fake.shown.length).toBeGreaterThan(0));
};

beforeEach(showEverything);
afterEach(() => {
  endRecommendations();
  document.head.querySelectorAll("script").forEach((script) => script.remove());
});

describe("the captcha of a form", () => {
  it("says that it had a network problem when its script is blocked, with the telephone, and comes at the next try", async () => {
    const fake = fakeCaptcha({ blockedTimes: 1 });
    await show({ recaptchaEnabled: true });
    expect(await screen.findByRole("alert")).toHaveTextContent(NETWORK);
    expect(screen.getByRole("link", { name: "1-800-555-0142" })).toHaveAttribute("href", "tel:+18005550142");
    expect(fake.shown).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await shown(fake);
    await waitFor(() => expect(screen.queryByText(NETWORK)).not.toBeInTheDocument());
  });

  it("is shown with the configured key and the form's word, and gives its token", async () => {
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true, recaptchaSiteKey: "" });
    await shown(fake);
    expect(fake.shown).toEqual([{ sitekey: "test-key", action: "campaign", size: "normal" }]);
    expect(token()).toBe("no token");
    act(() => fake.tick("t-1"));
    await waitFor(() => expect(token()).toBe("t-1"));
  });

  it("is shown with the key of the site preference where there is one", async () => {
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true, recaptchaSiteKey: "preferred" });
    await shown(fake);
    expect(fake.shown[0]?.sitekey).toBe("preferred");
  });

  it("is the upright box where the screen has no room for the wide one", async () => {
    const wide = window.innerWidth;
    window.innerWidth = 303;
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true });
    await shown(fake);
    window.innerWidth = wide;
    expect(fake.shown[0]?.size).toBe("compact");
  });

  it("says when its token has run out, and takes the token back", async () => {
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true });
    await shown(fake);
    act(() => fake.tick("t-1"));
    act(() => fake.expire());
    expect(await screen.findByText(EXPIRED)).toBeVisible();
    expect(token()).toBe("no token");
    act(() => fake.tick("t-2"));
    await waitFor(() => expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument());
    expect(token()).toBe("t-2");
  });

  it("says when the box cannot reach its vendor", async () => {
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true });
    await shown(fake);
    act(() => fake.tick("t-1"));
    act(() => fake.fail());
    expect(await screen.findByRole("alert")).toHaveTextContent(NETWORK);
    expect(token()).toBe("no token");
  });

  it("loses its tick when the form has used the token up", async () => {
    const fake = fakeCaptcha();
    await show({ recaptchaEnabled: true });
    await shown(fake);
    act(() => fake.tick("t-1"));
    await waitFor(() => expect(token()).toBe("t-1"));
    await user.click(screen.getByRole("button", { name: "Use it up" }));
    await waitFor(() => expect(fake.resets).toBe(1));
  });

  it("is not there, and its script is not asked for, where the site wants none", async () => {
    fakeCaptcha();
    await show({ recaptchaEnabled: false });
    expect(box()).not.toBeInTheDocument();
    expect(document.head.querySelector('script[src*="captcha.test"]')).toBeNull();
  });

  it("waits until it comes near the screen", async () => {
    endRecommendations();
    fakeCaptcha();
    await show({ recaptchaEnabled: true });
    expect(box()).toBeInTheDocument();
    expect(document.head.querySelector('script[src*="captcha.test"]')).toBeNull();
  });

  it("lets nobody through where the site wants one and none is configured", async () => {
    await show({ recaptchaEnabled: true }, { captcha: undefined });
    expect(await screen.findByRole("alert")).toHaveTextContent(NETWORK);
  });
});
