import type { IntlShape } from "react-intl";
import { formatMoney } from "#app/domain/format/money.ts";
import { dietNames, occasionNames, recipientNames } from "./gift-messages.ts";
import type { OneOfStep } from "./gift-question.ts";
import { budgets, type Budget, type Diet, type Occasion, type Recipient } from "./gift-wish.ts";

const budgetName = (intl: IntlShape, currency: string, budget: Budget): string => {
  const money = (amount: number) => formatMoney(amount, currency, intl.locale).replace(/[.,]00/, "");
  const [from, to] = budgets[budget];
  if (from === 0)
    return intl.formatMessage({ id: "gift.upTo", defaultMessage: "Under {amount}" }, { amount: money(to) });
  if (budget === "more")
    return intl.formatMessage({ id: "gift.andUp", defaultMessage: "{amount} and up" }, { amount: money(from) });
  return intl.formatMessage(
    { id: "gift.fromTo", defaultMessage: "{from} to {to}" },
    { from: money(from), to: money(to) },
  );
};

/** An answer in words; amounts in the site's currency. */
export const answerName = (intl: IntlShape, currency: string, step: OneOfStep, value: string): string => {
  switch (step) {
    case "who":
      return intl.formatMessage(recipientNames[value as Recipient]);
    case "occasion":
      return intl.formatMessage(occasionNames[value as Occasion]);
    case "budget":
      return budgetName(intl, currency, value as Budget);
  }
};

/** A diet in words. */
export const dietName = (intl: IntlShape, diet: Diet): string => intl.formatMessage(dietNames[diet]);
