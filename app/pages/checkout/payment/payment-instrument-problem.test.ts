import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { isLoginRequired, paymentInstrumentProblem } from "./payment-instrument-problem.ts";

const refused = (body: object) => commerceApiError(400, body);

test.each<[string, object, ShopperMessage]>([
  [
    "a card too many",
    { statusCode: "error.cards.max.reached", statusMessage: "Ten cards are enough.", detail: "Refused." },
    "Ten cards are enough.",
  ],
  [
    "a card that is kept already",
    { statusCode: "card.already.on.file", statusMessage: "You have it.", detail: "Refused." },
    "You have it.",
  ],
  ["another status", { statusCode: "card.not.taken", statusMessage: "No.", detail: "Refused: no." }, "Refused: no."],
  ["a detail", { title: "Bad Request", detail: "Card is expired" }, "Card is expired"],
  ["nothing at all", {}, { code: "card-not-added" }],
])("a card is not kept for %s", (_case, body, words) => {
  expect(shopperMessage(paymentInstrumentProblem(refused(body)))).toEqual(words);
});

test("a login that is required has the code unauthorized", () => {
  const error = commerceApiError(401, { title: "Login Required", type: "x/login-required", detail: "Log in." });
  expect(isLoginRequired(error)).toBe(true);
  const problem = paymentInstrumentProblem(error) as CommerceApiError;
  expect([problem.type, shopperMessage(problem)]).toEqual(["unauthorized", { code: "too-many-cards-tried" }]);
});

test("what is no refusal stays what it is", () => {
  const error = new TypeError("x");
  expect(paymentInstrumentProblem(error)).toBe(error);
  expect(isLoginRequired(error)).toBe(false);
});
