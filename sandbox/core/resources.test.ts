import { createResources } from "./resources.ts";

const own = {
  default: { left: "{count, plural, one {# is} other {# are}} left", hello: "Hello {name}", plain: "It can't be." },
  fr: { left: "Il en reste {count}", hello: "Bonjour {name}" },
};

describe("messages in the language of a call", () => {
  const say = createResources(own, {
    default: { hello: "Hey {name}" },
    "fr-CA": { left: "Il n’en reste que {count}" },
    de: { hello: "Hallo {name}" },
  });

  it.each([
    ["the locale's own, brought by the cartridge", "left", "fr-CA", { count: 2 }, "Il n’en reste que 2"],
    ["the language's", "left", "fr-FR", { count: 2 }, "Il en reste 2"],
    ["the language's of the engine before the cartridge's default", "hello", "fr-CA", { name: "Luc" }, "Bonjour Luc"],
    ["a language the cartridge alone has", "hello", "de-DE", { name: "Ute" }, "Hallo Ute"],
    ["the cartridge's default before the engine's", "hello", "en-US", { name: "June" }, "Hey June"],
    ["the default in a language nobody has", "left", "ja-JP", { count: 1 }, "1 is left"],
    ["the default without a locale", "plain", null, undefined, "It can't be."],
  ] as const)("%s", (_what, key, locale, values, text) => {
    expect(say(key, locale, values)).toBe(text);
  });

  it("says which value is missing", () => {
    expect(() => say("hello", null)).toThrow(/name/);
  });
});
