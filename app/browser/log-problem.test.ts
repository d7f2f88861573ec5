import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { logProblem } from "./log-problem.ts";

const written = (error: unknown) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  logProblem("Something failed.", error);
  const { calls } = log.mock;
  log.mockRestore();
  return calls;
};

test("of a refusal its status and type are noted, never its words, which may quote a shopper", () => {
  const refusal = new CommerceApiError(400, "bad-request", "'june@example.test' lives at 2218 Harrison already.", [], {
    serverMessage: "June Marlowe is known.",
  });
  const calls = written(refusal);
  expect(calls).toEqual([["Something failed.", "CommerceApiError 400 bad-request"]]);
  expect(JSON.stringify(calls)).not.toMatch(/june|Harrison|Marlowe/i);
});

test("an error of the program is noted whole, and so is nothing", () => {
  const slip = new TypeError("undefined is not a function");
  expect(written(slip)).toEqual([["Something failed.", slip]]);
  expect(written(undefined)).toEqual([["Something failed.", undefined]]);
});

test.each([
  ["told by the API", new CommerceApiError(0, "network", ""), "CommerceApiError 0 network"],
  ["told by Chromium", new TypeError("Failed to fetch"), new TypeError("Failed to fetch")],
  ["told by Firefox", new TypeError("NetworkError when attempting to fetch resource."), expect.any(TypeError)],
  ["told by Safari", new TypeError("Load failed"), expect.any(TypeError)],
])("a lost connection is noted a second later: a page that is left is gone by then; %s", (_teller, error, noted) => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  logProblem("The wishlist could not be asked for.", error);
  jest.advanceTimersByTime(999);
  expect(log).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(log.mock.calls).toEqual([["The wishlist could not be asked for.", noted]]);
  log.mockRestore();
  jest.useRealTimers();
});
