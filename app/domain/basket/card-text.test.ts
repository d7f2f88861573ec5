import { cardText } from "./card-text.ts";

test.each([
  ["Dear {first name}, thank you", "Ada ", "Dear Ada, thank you"],
  ["{First Name}, {firstname} and {first-name}", "Ada", "Ada, Ada and Ada"],
  ["Bonne fête, {prénom}", "Zoë", "Bonne fête, Zoë"],
  ["For {name}", "Ada", "For {name}"],
  ["{first name}", "$&", "$&"],
])("the card %j for %j reads %j", (template, name, words) => {
  expect(cardText(template, name)).toBe(words);
});
