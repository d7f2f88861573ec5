import { CommerceApiError, isMaintenance, shopperMessage, UNEXPECTED } from "./commerce-api-error.ts";
import { commerceApiError, isErrorAnswer } from "./failed-answer.ts";

describe("reading a failed answer", () => {
  it("takes type and detail of a problem document", () => {
    const error = commerceApiError(404, {
      type: "https://api.example/errors/basket-not-found",
      title: "Basket Not Found",
      detail: "No basket was found.",
    });
    expect(error).toMatchObject({ status: 404, type: "basket-not-found", detail: "No basket was found." });
  });

  it("takes type and message of an OCAPI fault", () => {
    const error = commerceApiError(400, { fault: { type: "InvalidProductException", message: "No such product." } });
    expect(error).toMatchObject({ status: 400, type: "InvalidProductException", detail: "No such product." });
  });

  it.each([["<html>Bad gateway</html>"], [undefined], [null], [[]], [42]])("survives the body %p", (body) => {
    expect(commerceApiError(502, body)).toMatchObject({ status: 502, type: "unknown", detail: "" });
  });
});

describe("what a shopper reads", () => {
  it.each([
    [
      "the first flash",
      {
        c_flashes: [{ type: "A" }, { type: "B", message: "Flash" }],
        statusMessage: "Status",
        message: "Message",
        detail: "Detail",
      },
      "Flash",
    ],
    ["else the status message", { statusMessage: "Status", message: "Message", detail: "Detail" }, "Status"],
    ["else the message", { message: "Message", detail: "Detail" }, "Message"],
    ["several messages together", { c_messages: ["One.", { message: "Two." }, 3], detail: "Detail" }, "One. Two."],
    ["else the detail", { detail: "Detail" }, "Detail"],
    ["else the shop's apology", {}, UNEXPECTED],
    [
      "never what one server says of another",
      { type: "https://errors.test/bad-gateway", detail: "The backend could not be reached." },
      UNEXPECTED,
    ],
  ])("is %s", (_, body, words) => {
    expect(shopperMessage(commerceApiError(400, body))).toBe(words);
  });

  it("is never a program's own error", () => {
    expect(shopperMessage(new TypeError("x is not a function"))).toBe(UNEXPECTED);
    expect(shopperMessage("text")).toBe(UNEXPECTED);
  });
});

it.each<[unknown, boolean]>([
  [{ isError: true }, true],
  [{ title: "T", type: "t", detail: "D" }, true],
  [{ status: 400 }, true],
  [{ status: 503, data: [] }, true],
  [{ title: "T", type: "t" }, false],
  [{ status: 200 }, false],
  [{ status: "new" }, false],
  [{ isError: false, data: [] }, false],
  [null, false],
  [[{ status: 500 }], false],
])("the answer %j is an error whatever its HTTP status says: %s", (body, expected) => {
  expect(isErrorAnswer(body)).toBe(expected);
});

describe("maintenance", () => {
  it("is known by the problem's title", () => {
    expect(isMaintenance(commerceApiError(503, { title: "Site Under Maintenance" }))).toBe(true);
    expect(isMaintenance(commerceApiError(503, { title: "Service Unavailable" }))).toBe(false);
    expect(isMaintenance(new Error("maintenance"))).toBe(false);
    expect(isMaintenance(new CommerceApiError(503, "maintenance-mode", ""))).toBe(true);
  });
});
