import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import { ContactForm } from "./contact-form.tsx";

const user = userEvent.setup({ delay: null });

let sent: SiteRequest[];
beforeEach(() => {
  sent = [];
  window.localStorage.clear();
  window.scrollTo = jest.fn() as never;
});

const desk = { contactFormUrl: "https://desk.test/cases", contactFormOrgId: "00D1" };
const show = async ({
  path = "/contact-us",
  preferences = desk as SitePreferences,
  answer = () => Promise.resolve({ success: true }) as Promise<unknown>,
} = {}) =>
  renderPages(
    path,
    { "/contact-us": { default: ContactForm } },
    {
      api: {
        transports: {
          site: ((request: SiteRequest) => {
            sent.push(request);
            return answer();
          }) as never,
        },
      },
      preferences,
    },
  );

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole("button", { name: /^Submit/ });
const fill = async () => {
  await enterText(user, field("First Name"), "June");
  await enterText(user, field("Last Name"), "Harper");
  await enterText(user, field("Email"), "june@example.test");
  await enterText(user, field("Your message"), "Where is it?");
};

describe("the contact form", () => {
  it("is a plain form for the service desk, with what it carries unseen", async () => {
    const { container } = await show();
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("action", "https://desk.test/cases");
    expect(form).toHaveAttribute("method", "post");
    const hidden = [...container.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
      orgid: "00D1",
      retURL: expect.stringMatching(/^https?:\/\/[^/]+\/contact-us\?submit=true$/),
      priority: "Medium",
      status: "Open",
    });
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "General Information",
      "Order Status",
      "My Account",
      "Other",
    ]);
    expect(field("What’s it about?")).toHaveValue("General Information");
  });

  it("is sent once, its button out of use meanwhile, and leads to the thanks", async () => {
    let settle: (value: unknown) => void = () => undefined;
    const { router } = await show({ answer: () => new Promise((resolve) => (settle = resolve)) });
    await fill();
    await user.click(submit());
    expect(submit()).toBeDisabled();
    await act(async () => settle({ success: true }));
    expect(await screen.findByRole("heading", { name: "Thanks for contacting us!" })).toHaveFocus();
    expect(screen.getByText("We are here to help... Please allow two business days for a response.")).toBeVisible();
    expect(router.state.location.search).toBe("?submit=true");
    expect(sent).toMatchObject([{ method: "POST", path: "contact-message", body: { page: "/contact-us" } }]);
  });

  it("that fails says so and keeps what was typed; a guest's email is there the next time", async () => {
    const { unmount } = await show({ answer: () => Promise.reject(new CommerceApiError(503, "x", "x")) });
    await fill();
    await user.click(submit());
    expect(
      await screen.findByText("Sorry there was a problem submitting your request, please try again"),
    ).toBeVisible();
    expect(field("Your message")).toHaveValue("Where is it?");
    expect(submit()).toBeEnabled();
    unmount();
    await show();
    expect(field("Email")).toHaveValue("june@example.test");
    expect(field("Your message")).toHaveValue("");
  });

  it.each([["javascript:alert(1)"], [""], [undefined]])("is not there for the address %p", async (contactFormUrl) => {
    await show({ preferences: { contactFormUrl } });
    expect(screen.queryByRole("button", { name: "Submit" })).not.toBeInTheDocument();
  });

  it.each([
    ["Email", "june@", "Please enter a valid email address."],
    ["Phone Number (optional)", "415", "Please enter a phone number of 10 or 11 digits"],
    ["Your message", "", "This field is required."],
  ])("names what is wrong with %s", async (name, value, message) => {
    await show();
    await user.click(field(name));
    if (value) await user.paste(value);
    await user.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });
});
