import { screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { DiscountNudge, PromotionReached } from "./discount-nudge.tsx";

test("the nudge says what remains to two decimals", async () => {
  await renderInShop(
    <DiscountNudge
      discount={{
        promotionId: "free-ground",
        text: "Free ground shipping on $90 or more",
        remaining: 18.5,
        percent: 79,
      }}
      currency="USD"
      onAddTreats={() => undefined}
    />,
  );
  expect(screen.getByRole("region", { name: /\$18\.50 more/ })).toHaveTextContent(
    "Free ground shipping on $90 or more",
  );
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "79");
});

test.each([
  [{ promotionId: "p", text: "Free shipping" }, "Sweet, it’s yours: Free shipping"],
  [{ promotionId: "p", text: "Free shipping", congratsMessage: "Hooray, it ships free!" }, "Hooray, it ships free!"],
])("what is reached is congratulated on: %j", async (promotion, words) => {
  await renderInShop(<PromotionReached promotion={promotion} />);
  expect(screen.getByRole("status")).toHaveTextContent(words);
});
