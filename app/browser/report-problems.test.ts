import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { logProblem } from "./log-problem.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { reportProblems } from "./report-problems.ts";

const send = jest.fn((_address: string, _options: { body: string }) =>
  Promise.resolve(new Response(null, { status: 204 })),
);
const reports = () => send.mock.calls.map(([, { body }]) => JSON.parse(body) as object);

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.fetch = send as unknown as typeof fetch;
  send.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const slip = () =>
  Object.assign(new TypeError("june@shop.test is undefined"), {
    stack:
      "TypeError: june@shop.test\n    at f (http://shop.test/static/main.1a2b.js:1:20)\n    at http://shop.test/static/7.9c.js:3:4",
  });

test("what went wrong before the page had settled is reported too, to the site's own address", () => {
  logProblem("The shops could not be asked for.", new CommerceApiError(503, "out-of-order", "June Harper"));
  reportProblems(testSiteIds.us);
  expect(send).toHaveBeenCalledWith(
    `/api/${testSiteIds.us}/problems`,
    expect.objectContaining({ method: "POST", keepalive: true }),
  );
  expect(reports()).toEqual([
    { what: "The shops could not be asked for.", error: "CommerceApiError 503 out-of-order" },
  ]);
});

test("of an error its kind and its place are told, never its words", () => {
  reportProblems(testSiteIds.us);
  logProblem("The page could not be shown.", slip());
  expect(reports()).toEqual([
    { what: "The page could not be shown.", error: "TypeError", frames: ["main.1a2b.js:1:20", "7.9c.js:3:4"] },
  ]);
});

test("a problem is reported once, and a page reports ten at most", () => {
  reportProblems(testSiteIds.us);
  for (const letter of "aabcdefghijklmn") logProblem(`Part ${letter} failed.`, undefined);
  expect(reports()).toHaveLength(10);
  expect(reports()[1]).toEqual({ what: "Part b failed." });
});

test("without a connection nothing is sent", () => {
  reportProblems(testSiteIds.us);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  logProblem("The stock could not be asked for.", undefined);
  expect(send).not.toHaveBeenCalled();
});

test("a report that does not arrive makes no other", async () => {
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  reportProblems(testSiteIds.us);
  logProblem("The stock could not be asked for.", undefined);
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
});
