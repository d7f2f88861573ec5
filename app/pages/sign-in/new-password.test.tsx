import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeAccount, type FakeAnswer, refusal } from "#tests/fake-account.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as login from "./login-page.tsx";
import * as newPassword from "./new-password-page.tsx";

const user = userEvent.setup({ delay: null });

const open = async (path: string, site: Record<string, FakeAnswer> = {}) => {
  const account = fakeAccount(null, { site });
  const shown = await renderPages(path, { "/new-password-form": newPassword, "/login": login }, { api: account.api });
  await settle();
  return { ...account, ...shown };
};

const link = "/new-password-form?token=ABC&email=june%40example.com";
const good = { "POST password-reset/validate-token": () => ({ valid: true }) };
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the login leads to the form, and brings the email along", async () => {
  await open("/login");
  await enterText(user, screen.getByLabelText("Email"), "june@example.com");
  await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
  await title("Forgot your password?");
  expect(screen.getByLabelText("Email")).toHaveValue("june@example.com");
});

test("a mail is sent, and whether there is such an account is not told", async () => {
  const { named } = await open("/new-password-form", { "POST password-reset-email": () => undefined });
  await enterText(user, screen.getByLabelText("Email"), "june@example.com");
  await user.click(screen.getByRole("button", { name: "Send me a link" }));
  await title("Check your email");
  expect(screen.getByText(/If june@example.com has an account/)).toBeVisible();
  expect(named("POST password-reset-email")[0]?.body).toEqual({ email: "june@example.com" });
});

test("the link's token is looked at and leaves the address", async () => {
  const { named, router } = await open(link, good);
  await title("Choose a new password");
  expect(router.state.location.search).toBe("");
  expect(named("POST password-reset/validate-token")[0]?.body).toEqual({ token: "ABC" });
});

test("a new password is set, and the customer is in", async () => {
  const { calls, router } = await open(link, { ...good, "POST password-reset": () => undefined });
  await enterText(user, await screen.findByLabelText("New password"), "Plum-5678");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/account"));
  expect(calls.slice(1).map(({ name, body }) => [name, body])).toEqual([
    ["POST password-reset", { email: "june@example.com", token: "ABC", password: "Plum-5678" }],
    ["signIn", { email: "june@example.com", password: "Plum-5678" }],
  ]);
});

test.each(["Plum-12", "plum-1234", "PLUM-1234", "Plum-plum", "Plum12345"])("'%s' is too weak", async (typed) => {
  const { named } = await open(link, good);
  await enterText(user, await screen.findByLabelText("New password"), typed);
  await user.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText("Please enter a valid password.")).toBeVisible();
  expect(named("POST password-reset")).toEqual([]);
});

test("a link that is too old or used offers another one", async () => {
  await open(link, { "POST password-reset/validate-token": () => ({ valid: false }) });
  await title("This link has expired");
  expect(screen.getByLabelText("Email")).toHaveValue("june@example.com");
});

test("a link that is used up meanwhile offers another one", async () => {
  await open(link, {
    ...good,
    "POST password-reset": refusal(400, "invalid-reset-token", "The reset token is not valid."),
  });
  await enterText(user, await screen.findByLabelText("New password"), "Plum-5678");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  await title("This link has expired");
});

test.each([
  ["of a known title", "Bad Request", "The password must have a digit.", "The password must have a digit."],
  ["without words", "Oops", "", "Oh fudge! Something unexpected went wrong! Please try again or contact us."],
])("a refusal %s is told", async (_case, words, detail, message) => {
  await open(link, { ...good, "POST password-reset": refusal(400, "bad-request", detail, { title: words }) });
  await enterText(user, await screen.findByLabelText("New password"), "Plum-5678");
  await user.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText(message)).toBeVisible();
});

test("who did not ask for it makes the link worthless", async () => {
  const { named } = await open(link, { ...good, "POST password-reset/invalidate-token": () => undefined });
  await user.click(await screen.findByRole("button", { name: "I didn’t request this" }));
  await title("Nothing has changed");
  expect(named("POST password-reset/invalidate-token")[0]?.body).toEqual({ token: "ABC" });
});
