import { createIntl } from "react-intl";
import french from "../../../translations/fr-CA.json";
import english from "../../../translations/en-US.json";
import { cleanGiftMessage, giftMessageProblem } from "#app/domain/basket/gift-message-rules.ts";
import { occasions } from "./occasion-words.ts";

test.each([
  ["en-US", english],
  ["fr-CA", french],
])("in %s whatever is suggested can be printed, named and unnamed", (locale, messages) => {
  const intl = createIntl({ locale, messages });
  for (const name of ["", "Maximilienne-Josephine"])
    for (const sentence of occasions.flatMap(({ words }) => words)) {
      const text = cleanGiftMessage(intl.formatMessage(sentence, { name, named: name ? "yes" : "no" }));
      expect(text).not.toBe("");
      expect({ text, problem: giftMessageProblem(text) }).toEqual({ text, problem: null });
      expect(text).toContain(name);
    }
});
