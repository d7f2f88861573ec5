import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CommerceApiError, CUSTOMER_CHANGED } from "#app/commerce-api/commerce-api-error.ts";
import { useAnswer } from "./use-answer.ts";

const deferred = <Value,>() => {
  const settle: { resolve: (value: Value) => void; reject: (error: unknown) => void } = {
    resolve: () => undefined,
    reject: () => undefined,
  };
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
};

const WHAT = "The stock could not be asked for.";
const shown = ({ status, value }: { status: string; value?: unknown }) => `${status} ${String(value)}`;

const logged = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

const nobodyReads = () => act(async () => undefined);

afterEach(() => jest.restoreAllMocks());

test("an answer is pending, then ready", async () => {
  const load = deferred<number>();
  const { result } = renderHook(() => useAnswer("stock 1", () => load.promise, WHAT));
  expect(shown(result.current)).toBe("pending undefined");
  await act(async () => load.resolve(7));
  expect(shown(result.current)).toBe("ready 7");
});

test.each([null, undefined, ""])("without a key (%p) nothing is asked", async (key) => {
  const load = jest.fn(() => Promise.resolve(1));
  const { result } = renderHook(() => useAnswer(key, load, WHAT));
  await act(async () => result.current.askAgain());
  act(() => result.current.keep(3));
  expect(load).not.toHaveBeenCalled();
  expect(shown(result.current)).toBe("pending undefined");
});

test("a late answer to another key is never shown", async () => {
  const loads = { one: deferred<string>(), two: deferred<string>() };
  const seen: string[] = [];
  const { result, rerender } = renderHook(
    ({ of }: { of: "one" | "two" }) => {
      const answer = useAnswer(of, () => loads[of].promise, WHAT);
      seen.push(`${of}: ${shown(answer)}`);
      return answer;
    },
    { initialProps: { of: "one" } },
  );
  rerender({ of: "two" });
  await act(async () => loads.two.resolve("second"));
  await act(async () => loads.one.resolve("first"));
  expect(shown(result.current)).toBe("ready second");
  expect(seen).not.toContain("two: ready first");
});

test("another key shows nothing of the answer to the last one", async () => {
  const { result, rerender } = renderHook(
    ({ of }) => useAnswer(of, () => (of === "one" ? Promise.resolve("first") : deferred<string>().promise), WHAT),
    { initialProps: { of: "one" } },
  );
  await waitFor(() => expect(shown(result.current)).toBe("ready first"));
  rerender({ of: "two" });
  expect(shown(result.current)).toBe("pending undefined");
});

test("two parts that ask for the same ask once and see the same", async () => {
  const load = jest.fn(() => Promise.resolve(7));
  const Part = ({ name }: { name: string }) => (
    <p>
      {name} {shown(useAnswer("stock 2", load, WHAT))}
    </p>
  );
  const { rerender } = render(
    <>
      <Part name="tile" />
      <Part name="sheet" />
    </>,
  );
  await screen.findByText("tile ready 7");
  expect(screen.getByText("sheet ready 7")).toBeInTheDocument();
  rerender(
    <>
      <Part name="tile" />
      <Part name="sheet" />
      <Part name="bag" />
    </>,
  );
  expect(screen.getByText("bag ready 7")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("what nobody reads any more is asked for anew", async () => {
  const load = jest.fn().mockResolvedValueOnce("old").mockResolvedValueOnce("new");
  const use = () => useAnswer<string>("stock 3", load, WHAT);
  const first = renderHook(use);
  await waitFor(() => expect(first.result.current.value).toBe("old"));
  first.unmount();
  await nobodyReads();
  const second = renderHook(use);
  expect(shown(second.result.current)).toBe("pending undefined");
  await waitFor(() => expect(second.result.current.value).toBe("new"));
});

test("a page that follows another with the same question shows its answer until a fresh one has come", async () => {
  const again = deferred<string>();
  const load = jest.fn().mockResolvedValueOnce("old").mockReturnValueOnce(again.promise);
  const seen: string[] = [];
  const Page = () => {
    const words = shown(useAnswer<string>("stock 13", load, WHAT));
    seen.push(words);
    return <p>{words}</p>;
  };
  const { rerender } = render(<Page key="one" />);
  await screen.findByText("ready old");
  seen.length = 0;
  rerender(<Page key="two" />);
  await act(async () => again.resolve("new"));
  expect(screen.getByText("ready new")).toBeInTheDocument();
  expect(new Set(seen)).toEqual(new Set(["ready old", "ready new"]));
  expect(load).toHaveBeenCalledTimes(2);
});

test("an answer that comes when nobody reads it any more is let go, and its failure is no problem", async () => {
  const log = logged();
  const [first, second] = [deferred<string>(), deferred<string>()];
  const load = jest.fn().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const use = () => useAnswer<string>("stock 4", load, WHAT);
  renderHook(use).unmount();
  await nobodyReads();
  const { result } = renderHook(use);
  await act(async () => first.reject(new Error("too late")));
  expect(shown(result.current)).toBe("pending undefined");
  expect(log).not.toHaveBeenCalled();
  await act(async () => second.resolve("fresh"));
  expect(shown(result.current)).toBe("ready fresh");
});

test("a failure is told to all readers, and logged once", async () => {
  const log = logged();
  const error = new Error("away");
  const load = jest.fn(() => Promise.reject(error));
  const { result } = renderHook(() => [useAnswer("stock 5", load, WHAT), useAnswer("stock 5", load, WHAT)]);
  await waitFor(() => expect(result.current.map(({ status }) => status)).toEqual(["failed", "failed"]));
  expect(result.current[1]?.error).toBe(error);
  expect(log.mock.calls).toEqual([[WHAT, error]]);
});

test("a loader that throws at once has failed like one that rejects", async () => {
  const log = logged();
  const load = (): Promise<string> => {
    throw new Error("at once");
  };
  const { result } = renderHook(() => useAnswer("stock 6", load, WHAT));
  await waitFor(() => expect(result.current.status).toBe("failed"));
  expect(log).toHaveBeenCalledTimes(1);
});

test("that another tab has changed the customer is no problem of the shop", async () => {
  const log = logged();
  const load = () => Promise.reject(new CommerceApiError(409, CUSTOMER_CHANGED, ""));
  const { result } = renderHook(() => useAnswer("stock 7", load, WHAT));
  await waitFor(() => expect(result.current.status).toBe("failed"));
  expect(log).not.toHaveBeenCalled();
});

test("what has failed can be asked for again", async () => {
  logged();
  const again = deferred<string>();
  const load = jest.fn().mockRejectedValueOnce(new Error("away")).mockReturnValueOnce(again.promise);
  const { result } = renderHook(() => useAnswer<string>("stock 8", load, WHAT));
  await waitFor(() => expect(result.current.status).toBe("failed"));
  act(() => void result.current.askAgain());
  expect(result.current.status).toBe("pending");
  await act(async () => again.resolve("back"));
  expect(shown(result.current)).toBe("ready back");
});

test("what has failed for one reader is asked for again by the next", async () => {
  logged();
  const load = jest.fn().mockRejectedValueOnce(new Error("away")).mockResolvedValueOnce("back");
  const use = () => useAnswer<string>("stock 9", load, WHAT);
  const first = renderHook(use);
  await waitFor(() => expect(first.result.current.status).toBe("failed"));
  const second = renderHook(use);
  await waitFor(() => expect(second.result.current.value).toBe("back"));
  expect(first.result.current.value).toBe("back");
});

test("an answer stays while it is asked for again, and of two such questions the later one counts", async () => {
  const [slow, fast] = [deferred<string>(), deferred<string>()];
  const load = jest
    .fn()
    .mockResolvedValueOnce("first")
    .mockReturnValueOnce(slow.promise)
    .mockReturnValueOnce(fast.promise);
  const { result } = renderHook(() => useAnswer<string>("stock 10", load, WHAT));
  await waitFor(() => expect(result.current.value).toBe("first"));
  act(() => void result.current.askAgain());
  act(() => void result.current.askAgain());
  expect(shown(result.current)).toBe("ready first");
  await act(async () => fast.resolve("third"));
  await act(async () => slow.resolve("second"));
  expect(shown(result.current)).toBe("ready third");
});

test("what a change answered with stands in the answer's place, whatever was on its way", async () => {
  const load = deferred<string>();
  const use = () => useAnswer<string>("stock 11", () => load.promise, WHAT);
  const [one, other] = [renderHook(use), renderHook(use)];
  act(() => one.result.current.keep("changed"));
  await act(async () => load.resolve("before the change"));
  expect(shown(one.result.current)).toBe("ready changed");
  expect(shown(other.result.current)).toBe("ready changed");
});

test("nothing is asked on the server", () => {
  const load = jest.fn(() => Promise.resolve(1));
  const Part = () => shown(useAnswer("stock 12", load, WHAT));
  expect(renderToString(<Part />)).toBe("pending undefined");
  expect(load).not.toHaveBeenCalled();
});
