import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { Countdown } from "./countdown.tsx";

const target = Date.parse("2026-12-24T00:00:00Z");
const view = (
  <IntlProvider locale="en-US" defaultLocale="en-US">
    <Countdown target={target} />
  </IntlProvider>
);

const network = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = network;
});

/** The server says its own time; it is asked once, when the first countdown stands. */
const startAt = async (time: string) => {
  jest.useFakeTimers({ now: Date.parse(time) });
  globalThis.fetch = () =>
    Promise.resolve(new Response(null, { headers: { date: new Date(Date.now()).toUTCString() } }));
  const rendered = render(view);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return rendered;
};

describe("a countdown", () => {
  it("has empty cells in the HTML", () => {
    expect(renderToString(view).match(/––/g)).toHaveLength(4);
  });

  it("ticks every second with two digits", async () => {
    const { container } = await startAt("2026-12-21T22:58:53Z");
    expect(container).toHaveTextContent("02days01hours01mins07secs");
    act(() => jest.advanceTimersByTime(1000));
    expect(container).toHaveTextContent("02days01hours01mins06secs");
  });

  it("is gone when its moment has come", async () => {
    const { container } = await startAt("2026-12-23T23:59:58Z");
    expect(screen.getByRole("timer")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(container).toBeEmptyDOMElement();
  });

  it("is said as the moment it ends in the shopper's own zone, which does not change", async () => {
    await startAt("2026-12-21T22:58:53Z");
    const name = screen.getByRole("timer").getAttribute("aria-label");
    // The server cannot know the zone.
    expect(renderToString(view)).not.toContain("aria-label");
    const zone = new Intl.DateTimeFormat("en-US", { timeZoneName: "short" }).formatToParts(target).at(-1)?.value;
    expect(name).toBe(
      `Offer ends ${new Date(target).toLocaleDateString("en-US", { dateStyle: "long" })} at ${new Date(target).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })} ${zone}`,
    );
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole("timer")).toHaveAttribute("aria-label", name);
  });
});
