import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeAccount, refusal } from "#tests/fake-account.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as profile from "./profile-page.tsx";

const user = userEvent.setup({ delay: null });

const june = {
  customerId: "june",
  login: "june@example.com",
  email: "june@example.com",
  firstName: "June",
  lastName: "Plum",
  phoneHome: "4155550117x12",
  birthday: "1990-12-31",
  addresses: [{ addressId: "Home", preferred: true, postalCode: "94110-2201", lastName: "Plum", countryCode: "US" }],
};

const open = async (options: Parameters<typeof fakeAccount>[1] = {}) => {
  const account = fakeAccount(june, options);
  const shown = await renderPages("/profile", { "/profile": profile }, { api: account.api });
  return { ...account, ...shown };
};

const part = (name: string) => within(screen.getByRole("region", { name }));
const fill = async (field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) await enterText(user, field, text);
};

test("the profile shows what the account keeps", async () => {
  await open();
  const you = part("About you");
  expect(you.getByLabelText("First Name")).toHaveValue("June");
  expect(you.getByLabelText(/^Phone Number/)).toHaveValue("(415) 555-0117 x 12");
  expect(you.getByLabelText(/^Birthday/)).toHaveValue("12/31/1990");
  expect(part("Email").getByText("june@example.com")).toBeVisible();
});

test("a change is sent as the account keeps it, and what was cleared is taken away", async () => {
  const { named } = await open();
  const you = part("About you");
  await fill(you.getByLabelText("Last Name"), " Marlowe ");
  await fill(you.getByLabelText(/^Phone Number/), "");
  await fill(you.getByLabelText(/^Birthday/), "02291988");
  await fill(you.getByLabelText(/^Company or Organization Name/), "Plum & Sons");
  await user.selectOptions(you.getByLabelText(/^Organization Type/), "Hotel, Casino, Cruise Line");
  await user.click(you.getByRole("button", { name: "Save changes" }));
  expect(await you.findByText("Your profile is up to date.")).toBeVisible();
  expect(named("updateCustomer")[0]).toMatchObject({
    parameters: { customerId: "june" },
    body: {
      firstName: "June",
      lastName: "Marlowe",
      phoneHome: null,
      birthday: "1988-02-29",
      companyName: "Plum & Sons",
      c_organizationType: "Cruise",
      c_matchCode: "94110MARLJ",
    },
  });
});

test.each([
  [/^Phone Number/, "415555", "Invalid phone number. Should be 10 digits with optional extension."],
  [/^Phone Number/, "4155550117 x1234567", "Invalid phone number. Should be 10 digits with optional extension."],
  [/^Birthday/, "02/30/1990", "Please enter a valid birthday"],
  [/^Birthday/, "12/31/1890", "Please enter a valid birthday"],
  [/^First Name/, "", "This field is required."],
  [/^Last Name/, "!", "Please begin with a letter or a number."],
  [/^Company/, "x".repeat(31), "Please use 30 characters or fewer."],
])("in %s '%s' is refused: %s", async (label, typed, message) => {
  const { calls } = await open();
  const you = part("About you");
  await fill(you.getByLabelText(label), typed);
  await user.click(you.getByRole("button", { name: "Save changes" }));
  expect(await you.findByText(message)).toBeVisible();
  await waitFor(() => expect(you.getByLabelText(label)).toHaveFocus());
  expect(calls).toEqual([]);
});

test("a new email is confirmed by the password, and this browser logs in with it", async () => {
  const { calls } = await open({ site: { "POST validate-customer-password": () => ({ success: true }) } });
  const email = part("Email");
  await enterText(user, email.getByLabelText("New email"), "plum@example.com");
  await enterText(user, email.getByLabelText("Current password"), "Plum-1234");
  await user.click(email.getByRole("button", { name: "Change email" }));
  expect(await email.findByText(/Your new email is saved/)).toBeVisible();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ["POST validate-customer-password", { c_currentPassword: "Plum-1234" }],
    ["updateCustomer", { email: "plum@example.com", login: "plum@example.com", c_currentPassword: "Plum-1234" }],
  ]);
  expect(email.getByLabelText("New email")).toHaveValue("");
  expect(email.getByLabelText("Current password")).toHaveValue("");
});

test("with a wrong password the email stays", async () => {
  const wrong = refusal(400, "invalid-password", "The current password does not match.");
  const { named } = await open({ site: { "POST validate-customer-password": wrong } });
  const email = part("Email");
  await enterText(user, email.getByLabelText("New email"), "plum@example.com");
  await enterText(user, email.getByLabelText("Current password"), "Plum-9999");
  await user.click(email.getByRole("button", { name: "Change email" }));
  expect(await email.findByText("The current password does not match.")).toBeVisible();
  expect(named("updateCustomer")).toEqual([]);
});

test("a new password is confirmed by the one before, and this browser logs in with it", async () => {
  const { calls } = await open();
  const password = part("Password");
  await enterText(user, password.getByLabelText("Current password"), "Plum-1234");
  await enterText(user, password.getByLabelText("New password"), "Plum-5678");
  await user.click(password.getByRole("button", { name: "Change password" }));
  expect(await password.findByText(/Your new password is saved/)).toBeVisible();
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ["updateCustomerPassword", { currentPassword: "Plum-1234", password: "Plum-5678" }],
  ]);
});

test.each(["Plum-12", "plum-1234", "PLUM-1234", "Plum-plum", "Plum12345"])(
  "the password '%s' is too weak",
  async (typed) => {
    const { calls } = await open();
    const password = part("Password");
    await enterText(user, password.getByLabelText("Current password"), "Plum-1234");
    await enterText(user, password.getByLabelText("New password"), typed);
    await user.click(password.getByRole("button", { name: "Change password" }));
    expect(await password.findByText("Please enter a valid password.")).toBeVisible();
    expect(calls).toEqual([]);
  },
);
