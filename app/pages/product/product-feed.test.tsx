import { act, screen } from "@testing-library/react";
import type {} from "#app/integrations/social-gallery.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ProductFeed } from "./product-feed.tsx";

let visits = 0;

beforeEach(() => {
  jest.useFakeTimers();
  visits += 1;
});
afterEach(() => {
  onNone.mockReset();
  jest.useRealTimers();
  delete window.crl8;
});

const container = () => document.querySelector<HTMLElement>('[data-crl8-container-id="product"]');

const onNone = jest.fn();

const setUp = () =>
  renderInShop(<ProductFeed productId="480127" scriptUrl={`https://gallery.test/${visits}.js`} onNone={onNone} />);

const arrive = (pictures: number) =>
  act(async () => {
    window.crl8 = {
      ready: (callback) => callback(),
      createExperience: () => {
        for (let count = 0; count < pictures; count += 1) container()?.append(document.createElement("img"));
        return Promise.resolve();
      },
      destroyExperience: () => Promise.resolve(),
    };
    document.querySelector(`script[src="https://gallery.test/${visits}.js"]`)?.dispatchEvent(new Event("load"));
    await jest.advanceTimersByTimeAsync(10);
  });

const title = () => screen.queryByRole("heading", { name: "Caught at the window" });

test("pictures that show the product come with their title", async () => {
  await setUp();
  expect(container()?.dataset.crl8Filter).toBe("productId:480127");
  expect(title()).not.toBeInTheDocument();
  await arrive(2);
  expect(title()).toBeVisible();
  expect(onNone).not.toHaveBeenCalled();
});

test.each([
  ["nobody has posted one", () => arrive(0)],
  ["the gallery is silent for 5 seconds", () => act(() => jest.advanceTimersByTimeAsync(5000))],
])("the place is gone where %s", async (_case, happen) => {
  await setUp();
  await happen();
  expect(container()).toBeNull();
  expect(onNone).toHaveBeenCalledTimes(1);
  expect(title()).not.toBeInTheDocument();
});
