import { createIntl } from "react-intl";
import english from "../../../translations/en-US.json";
import { cleanGiftMessage, giftMessageProblem } from "#app/domain/basket/gift-message-rules.ts";
import { occasions } from "./occasion-words.ts";

test("whatever is suggested can be printed, named and unnamed", () => {
  const intl = createIntl({ locale: "en-US", messages: english });
  for (const name of ["", "Maximilienne-Josephine"])
    for (const sentence of occasions.flatMap(({ words }) => words)) {
      const text = cleanGiftMessage(intl.formatMessage(sentence, { name, named: name ? "yes" : "no" }));
      expect(text).not.toBe("");
      expect({ text, problem: giftMessageProblem(text) }).toEqual({ text, problem: null });
      expect(text).toContain(name);
    }
});
