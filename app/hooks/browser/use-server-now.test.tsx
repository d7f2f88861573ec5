import { act, render, screen } from "@testing-library/react";
import * as React from "react";

const network = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = network;
});

/** Shows the server's time as the browser knows it; every call begins a visit of its own. */
const visit = async (answer: () => Promise<Response>) => {
  const fetcher = jest.fn(answer);
  globalThis.fetch = fetcher as typeof fetch;
  let isolated: typeof import("./use-server-now.ts") | undefined;
  await jest.isolateModulesAsync(async () => {
    jest.doMock("react", () => React);
    isolated = await import("./use-server-now.ts");
  });
  if (!isolated) throw new Error("There is no clock.");
  const { useServerNow } = isolated;
  const Time = () => {
    const now = useServerNow(1000);
    return <p>{now === null ? "waiting" : new Date(now).toISOString()}</p>;
  };
  render(<Time />);
  return { fetcher, settle: () => act(() => jest.advanceTimersByTimeAsync(0)) };
};

const says = (date: string | undefined) => () =>
  Promise.resolve(new Response(null, { headers: date === undefined ? {} : { date } }));

const shown = (time: string) => screen.getByText(time);

it("waits until the server has said its time, then runs by it", async () => {
  const { settle, fetcher } = await visit(says("Sat, 21 Nov 2026 11:30:00 GMT"));
  expect(shown("waiting")).toBeVisible();
  await settle();
  expect(shown("2026-11-21T11:30:00.000Z")).toBeVisible();
  act(() => jest.advanceTimersByTime(2000));
  expect(shown("2026-11-21T11:30:02.000Z")).toBeVisible();
  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(fetcher).toHaveBeenCalledWith("/healthz", expect.objectContaining({ method: "HEAD", cache: "no-store" }));
});

it.each([
  ["agrees to the second", says("Sat, 21 Nov 2026 10:00:01 GMT")],
  ["says none", says(undefined)],
  ["says nonsense", says("soon")],
  ["cannot be reached", () => Promise.reject(new TypeError("offline"))],
])("takes the browser's time where the server %s", async (_name, answer) => {
  const { settle } = await visit(answer);
  await settle();
  expect(shown("2026-11-21T10:00:00.000Z")).toBeVisible();
});
