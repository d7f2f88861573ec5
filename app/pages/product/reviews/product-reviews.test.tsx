import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ProductReview, ReviewPage, ReviewsApi } from "#app/commerce-api/reviews.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ProductReviews } from "./product-reviews.tsx";
import { REVIEWS_TIMEOUT_MS } from "./use-reviews.ts";

jest.mock("#app/browser/log-problem.ts", () => ({ logProblem: () => undefined }));

const review = (id: string, over: Partial<ProductReview> = {}): ProductReview => ({
  id,
  stars: 5,
  title: `Title ${id}`,
  text: `Words of ${id}`,
  nickname: "Imani R.",
  location: "Oakland, CA",
  writtenAt: "2026-09-01T10:00:00.000Z",
  helpful: 2,
  unhelpful: 0,
  photos: [],
  answers: [],
  ...over,
});

const page = (over: Partial<ReviewPage> = {}): ReviewPage => ({
  summary: {
    average: 4.62,
    count: 128,
    distribution: [
      { stars: 5, count: 100 },
      { stars: 4, count: 20 },
      { stars: 3, count: 8 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ],
    recommended: 0.94,
  },
  total: 3,
  reviews: [review("1"), review("2")],
  ...over,
});

const setUp = async (api: Partial<ReviewsApi> = {}) => {
  const list = jest.fn<Promise<ReviewPage>, Parameters<ReviewsApi["list"]>>(() => Promise.resolve(page()));
  const onAway = jest.fn();
  await renderInShop(<ProductReviews productId="480127" productName="Bonbons" onAway={onAway} />, {
    api: { reviews: { list, ...api } },
  });
  return { list, onAway, user: userEvent.setup() };
};
const lastQuery = (list: jest.Mock) => list.mock.lastCall?.[1] as unknown;
const fives = () => screen.getByRole("button", { name: /^5 stars/ });

test("the numbers come first: average, spread and who would recommend it", async () => {
  await setUp();
  expect(await screen.findByRole("img", { name: "4.6 of 5 stars" })).toBeVisible();
  expect(screen.getByText("94% would recommend it to a friend")).toBeVisible();
  expect(fives()).toHaveAccessibleName("5 stars 100 reviews");
  expect(screen.getByRole("button", { name: /^2 stars/ })).toBeDisabled();
});

test("a row of the spread filters by its stars and, pressed again, no longer", async () => {
  const { list, user } = await setUp();
  await user.click(await screen.findByRole("button", { name: /^5 stars/ }));
  expect(lastQuery(list)).toMatchObject({ stars: 5, offset: 0 });
  expect(fives()).toHaveAttribute("aria-pressed", "true");
  await user.click(fives());
  expect(lastQuery(list)).toMatchObject({ stars: undefined });
});

test("order, photos and words are passed on, and words can be taken back", async () => {
  const { list, user } = await setUp();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Sort by" }), "Lowest rating");
  expect(lastQuery(list)).toMatchObject({ sort: "lowest" });
  await user.click(screen.getByRole("checkbox", { name: "With photos" }));
  expect(lastQuery(list)).toMatchObject({ sort: "lowest", withPhotos: true });
  await user.type(screen.getByRole("searchbox", { name: "Search reviews" }), "caramel{Enter}");
  expect(lastQuery(list)).toMatchObject({ words: "caramel" });
  await user.click(screen.getByRole("button", { name: "Remove this filter: caramel" }));
  expect(lastQuery(list)).toMatchObject({ words: undefined, withPhotos: true });
});

test("more reviews follow the ones that are there", async () => {
  const { list, user } = await setUp();
  await screen.findByText("Title 2");
  list.mockResolvedValue(page({ reviews: [review("2"), review("3")] }));
  await user.click(screen.getByRole("button", { name: "Show more reviews (1)" }));
  expect(lastQuery(list)).toMatchObject({ offset: 2 });
  expect((await screen.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    "Title 1",
    "Title 2",
    "Title 3",
  ]);
  expect(screen.queryByRole("button", { name: /Show more/ })).not.toBeInTheDocument();
});

test("a review shows who wrote it, its language, its pictures and the shop's answer", async () => {
  const photos = [
    { thumbnail: "http://photos.test/1s.webp", large: "http://photos.test/1.webp" },
    { thumbnail: "http://photos.test/2s.webp", large: "http://photos.test/2.webp" },
  ];
  const { user } = await setUp({
    list: () =>
      Promise.resolve(
        page({ reviews: [review("1", { language: "fr-CA", photos, answers: [{ text: "Merci, Ginette." }] })] }),
      ),
  });
  expect(await screen.findByText("Words of 1")).toHaveAttribute("lang", "fr-CA");
  expect(screen.getByText("Imani R., Oakland, CA · September 1, 2026")).toBeVisible();
  expect(screen.getByText("Merci, Ginette.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Open photo 1 of 2 by Imani R." }));
  const dialog = within(screen.getByRole("dialog", { name: "Photos by Imani R." }));
  await user.click(dialog.getByRole("button", { name: "Next photo" }));
  expect(dialog.getByRole("img")).toHaveAttribute("src", photos[1]?.large);
  await user.click(dialog.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a vote counts once; one that could not be sent is taken back", async () => {
  const vote = jest.fn<Promise<void>, [string, boolean]>(() => Promise.reject(new Error("away")));
  const { user } = await setUp({ vote, list: () => Promise.resolve(page({ reviews: [review("1")] })) });
  const yes = () => screen.getByRole("button", { name: /^Yes .*“Title 1” helped/ });
  await user.click(await screen.findByRole("button", { name: /^Yes/ }));
  expect(yes()).toHaveTextContent("(2)");
  vote.mockResolvedValue();
  await user.click(yes());
  await user.click(yes());
  expect(vote).toHaveBeenCalledTimes(2);
  expect(yes()).toHaveTextContent("(3)");
  expect(yes()).toHaveAttribute("aria-pressed", "true");
});

test("nothing that fits is said, with a way back", async () => {
  const { list, user } = await setUp();
  await screen.findByText("Title 1");
  list.mockResolvedValue(page({ total: 0, reviews: [] }));
  await user.click(fives());
  await user.click(await screen.findByRole("button", { name: "Show all reviews" }));
  expect(lastQuery(list)).toMatchObject({ offset: 0 });
  expect(lastQuery(list)).not.toMatchObject({ stars: 5 });
});

test("a product nobody wrote about asks for the first review", async () => {
  await setUp({
    list: () => Promise.resolve(page({ total: 0, reviews: [], summary: { count: 0, distribution: [] } })),
  });
  expect(await screen.findByText("Yours would be the first.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Write a review" })).toBeVisible();
});

test("a wish that fails keeps what is there and can be tried again", async () => {
  const { list, onAway, user } = await setUp();
  await screen.findByText("Title 1");
  list.mockRejectedValueOnce(new CommerceApiError(503, "ratings-unavailable", ""));
  await user.click(fives());
  expect(await screen.findByRole("alert")).toHaveTextContent("We couldn’t load these reviews.");
  expect(screen.getByText("Title 1")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(onAway).not.toHaveBeenCalled();
});

test("without an answer in five seconds, or with a refusal, the page does without reviews", async () => {
  jest.useFakeTimers();
  const slow = await setUp({ list: () => new Promise(() => undefined) });
  await act(() => jest.advanceTimersByTimeAsync(REVIEWS_TIMEOUT_MS - 1));
  expect(slow.onAway).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(slow.onAway).toHaveBeenCalled();
  jest.useRealTimers();
  const refused = await setUp({ list: () => Promise.reject(new CommerceApiError(503, "ratings-unavailable", "")) });
  expect(refused.onAway).toHaveBeenCalled();
});
