import { render, screen } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { codedFailure, type FailureCode, shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import english from "../../../translations/en-US.json";
import french from "../../../translations/fr-CA.json";
import { failureMessages } from "./shopper-words.tsx";

const codes = Object.keys(failureMessages) as FailureCode[];

beforeEach(() => void (window.scrollTo = () => undefined));

const said = (error: unknown, locale: "en-US" | "fr-CA") => {
  const { unmount } = render(
    <IntlProvider locale={locale} messages={locale === "fr-CA" ? french : english}>
      <PageError message={shopperMessage(error)} />
    </IntlProvider>,
  );
  const words = screen.getByRole("alert").textContent?.trim() ?? "";
  unmount();
  return words;
};

test.each(codes)("the French shop says %s in French", (code) => {
  const [ours, theirs] = [said(codedFailure(code), "fr-CA"), said(codedFailure(code), "en-US")];
  expect(ours).toMatch(/\S/);
  expect(ours).not.toBe(theirs);
  expect(`${ours} `).not.toMatch(/\b(the|your|please|failed|failure|missing|again|update|went|wrong)\b/i);
});

test("what nobody has foreseen is no English apology in the French shop either", () => {
  for (const error of [new TypeError("x is not a function"), commerceApiError(500, ""), "text"])
    expect(said(error, "fr-CA")).toBe(said(codedFailure("unexpected"), "fr-CA"));
});

test("words that the backend has for shoppers stay as they are", () => {
  const refusal = commerceApiError(400, { type: "x", detail: "Il n’en reste que deux." });
  expect(said(refusal, "fr-CA")).toBe("Il n’en reste que deux.");
});
