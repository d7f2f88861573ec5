import { act, render, screen } from "@testing-library/react";

const network = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T10:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = network;
});

/** Shows the server's time as the browser knows it, and the browser's own; every call begins a visit of its own. */
const visit = async (answer: () => Promise<Response>) => {
  const fetcher = jest.fn(answer);
  globalThis.fetch = fetcher as typeof fetch;
  let isolated:
    | (typeof import("./use-server-now.ts") &
        typeof import("./use-now.ts") &
        typeof import("./page-moment.ts") &
        typeof import("#app/pages/admin/run-clocks.ts"))
    | undefined;
  await jest.isolateModulesAsync(async () => {
    isolated = {
      ...(await import("./use-server-now.ts")),
      ...(await import("./use-now.ts")),
      ...(await import("./page-moment.ts")),
      ...(await import("#app/pages/admin/run-clocks.ts")),
    };
  });
  if (!isolated) throw new Error("There is no clock.");
  const { useServerNow, useNow, runClocksFrom, momentOf } = isolated;
  const Time = () => {
    const now = useServerNow(1000);
    const own = useNow(60_000);
    return (
      <>
        <p>{now === null ? "waiting" : new Date(now).toISOString()}</p>
        <p>{own === null ? "" : `own ${new Date(own).toISOString()}`}</p>
      </>
    );
  };
  render(<Time />);
  return { runClocksFrom, momentOf, fetcher, settle: () => act(() => jest.advanceTimersByTimeAsync(0)) };
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

describe("a moment that an editor looks at", () => {
  const christmasEve = Date.parse("2026-12-24T09:00:00Z");

  it("is the time of every clock from then on, whatever the server says", async () => {
    const { settle, runClocksFrom } = await visit(says("Sat, 21 Nov 2026 11:30:00 GMT"));
    act(() => runClocksFrom(christmasEve));
    await settle();
    expect(shown("2026-12-24T09:00:00.000Z")).toBeVisible();
    expect(shown("own 2026-12-24T09:00:00.000Z")).toBeVisible();
    act(() => jest.advanceTimersByTime(2000));
    expect(shown("2026-12-24T09:00:02.000Z")).toBeVisible();
  });

  it("is the time that pages are loaded for, as the server or the browser knows it", async () => {
    const { settle, runClocksFrom, momentOf } = await visit(says(undefined));
    await settle();
    const page = (headers = {}) => new Request("https://shop.test/chocolateshops/1001", { headers });
    expect(momentOf(page())).toBe(Date.now());
    expect(momentOf(page({ "x-preview-moment": String(christmasEve) }))).toBe(christmasEve);
    act(() => runClocksFrom(christmasEve));
    expect(momentOf(page())).toBe(christmasEve);
  });
});
