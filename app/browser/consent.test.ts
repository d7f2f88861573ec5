import { answerConsent, hasAnswered, hasConsented, listenForAnswer, listenForConsent } from "./consent.ts";

afterEach(() => {
  document.cookie = "cookie-consent=; Path=/; Max-Age=0";
});

test.each([
  ["of its own host alone", undefined, false],
  ["of all languages of the shop", "ca.localhost", true],
])("who agrees does so for the pages %s", (_, domain, isShared) => {
  const set = jest.spyOn(document, "cookie", "set");
  answerConsent(1, domain);
  expect(set).toHaveBeenCalledWith(expect.stringContaining("cookie-consent=1; Path=/"));
  expect(String(set.mock.calls[0]?.[0]).includes("; Domain=ca.localhost")).toBe(isShared);
  set.mockRestore();
});

test.each([
  ["yes", 1, true, 1],
  ["no", 0, false, 0],
] as const)("a %s is an answer, and only a yes is consent", (_, answer, isConsent, agreed) => {
  const [answers, consents] = [jest.fn(), jest.fn()];
  const stops = [listenForAnswer(answers), listenForConsent(consents)];
  expect([hasAnswered(), hasConsented()]).toEqual([false, false]);
  answerConsent(answer);
  expect([hasAnswered(), hasConsented()]).toEqual([true, isConsent]);
  expect([answers.mock.calls.length, consents.mock.calls.length]).toEqual([1, agreed]);
  for (const stop of stops) stop();
});
