import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { NewReview } from "#app/commerce-api/reviews.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderInShop } from "#tests/render-app.tsx";
import type { ReviewDraft } from "./review-schema.ts";
import { WriteReview } from "./write-review.tsx";

const Host = () => {
  const [draft, setDraft] = useState<ReviewDraft | null>(null);
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <WriteReview
      productId="480127"
      productName="Bonbons"
      draft={draft}
      onDraft={setDraft}
      onClose={() => setOpen(false)}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
};

const setUp = async () => {
  const submit = jest.fn<Promise<{ hoursToPost: number }>, [string, NewReview]>(() =>
    Promise.resolve({ hoursToPost: 24 }),
  );
  await renderInShop(<Host />, { api: { reviews: { submit } } });
  return { submit, user: userEvent.setup() };
};
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const send = () => screen.getByRole("button", { name: "Submit review" });
const text = "The caramel is loose and the shell snaps.";

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("radio", { name: "4 stars: Very good" }));
  await enterText(user, field("Title"), "Good with tea");
  await enterText(user, field("Your review"), text);
  await enterText(user, field("Nickname"), "June");
  await enterText(user, field("Email"), "june@marlowe.example");
};

test("what is missing is said field by field, and the first of them has the focus", async () => {
  const { submit, user } = await setUp();
  await enterText(user, field("Your review"), "Nice.");
  await user.click(send());
  expect(await screen.findByText("Please choose one to five stars.")).toBeVisible();
  expect(field("Title")).toHaveAccessibleDescription("This field is required.");
  expect(field("Your review")).toHaveAccessibleDescription(
    expect.stringContaining("Please use at least 30 characters."),
  );
  expect(field("Email")).toHaveAccessibleDescription(expect.stringContaining("This field is required."));
  expect(screen.getByRole("radio", { name: /^1 star/ })).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test("a whole review is sent, and thanks take the focus", async () => {
  const { submit, user } = await setUp();
  await fillIn(user);
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  await user.click(send());
  const thanks = await screen.findByText(/Thank you for your review/);
  expect(submit).toHaveBeenCalledWith("480127", {
    stars: 4,
    title: "Good with tea",
    text,
    nickname: "June",
    email: "june@marlowe.example",
    recommends: true,
  });
  expect(document.activeElement).toContainElement(thanks);
});

test.each([
  [new CommerceApiError(409, "review-duplicate", ""), "You’ve already reviewed this product."],
  [new CommerceApiError(400, "review-refused", ""), "Your review wasn’t submitted."],
  [new CommerceApiError(503, "ratings-unavailable", ""), "Your review wasn’t sent."],
])("a refusal is told and nothing typed is lost: %s", async (error, message) => {
  const { submit, user } = await setUp();
  submit.mockRejectedValueOnce(error);
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(field("Title")).toHaveValue("Good with tea");
  await user.click(send());
  expect(await screen.findByText(/Thank you for your review/)).toBeVisible();
});

test("what was typed is there again when the dialog was closed in between", async () => {
  const { user } = await setUp();
  await enterText(user, field("Title"), "Half a thought");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(field("Title")).toHaveValue("Half a thought");
});

test("a file that is no picture is said to be none", async () => {
  const { user } = await setUp();
  URL.createObjectURL = () => "blob:none";
  URL.revokeObjectURL = () => undefined;
  const original = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    configurable: true,
    set(this: HTMLImageElement) {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
    },
  });
  await user.upload(screen.getByLabelText(/Choose a photo/), new File(["x"], "x.png", { type: "image/png" }));
  expect(await screen.findByText("We can’t read this image file.")).toBeVisible();
  if (original) Object.defineProperty(HTMLImageElement.prototype, "src", original);
});
