import { emptyWorld } from "#sandbox/empty-world.ts";
import { chatScript } from "#worlds/wickett-plum/chat-script.ts";
import { chatAnswer } from "./chat-answers.ts";

test.each([
  ["Where is my order?", "en-US", "Track Order"],
  ["Does it contain NUTS?", "en-US", "allergens"],
  ["Will it melt?", "en-CA", "cold pack"],
  ["what is left on my gift card", "en-US", "Gift Card Balance"],
  ["When are you open?", "en-US", "Find a Shop"],
  ["I want to talk to a person about my order", "en-US", "reaches a person"],
  ["Thank you!", "en-US", "With pleasure"],
  ["Hm", "en-US", "Tell me a little more"],
  ["Où est mon colis ?", "fr-CA", "Suivre une commande"],
  ["Bonjour", "fr-CA", "Dites-m’en un peu plus"],
])("%p in %s is answered with %p", (message, locale, words) => {
  expect(chatAnswer(chatScript, message, locale)).toContain(words);
});

test("a shop without a script of its own answers the same to everything, in English", () => {
  const { chatScript: plain } = emptyWorld;
  expect(new Set(["Will it melt?", "Bonjour"].map((message) => chatAnswer(plain, message, "fr-CA")))).toEqual(
    new Set(["Thank you. Somebody reads this and writes back."]),
  );
});
