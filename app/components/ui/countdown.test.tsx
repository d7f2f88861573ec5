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

afterEach(() => jest.useRealTimers());

const startAt = (time: string) => {
  jest.useFakeTimers({ now: Date.parse(time) });
  return render(view);
};

describe("a countdown", () => {
  it("has empty cells in the HTML", () => {
    expect(renderToString(view).match(/––/g)).toHaveLength(4);
  });

  it("ticks every second with two digits", () => {
    const { container } = startAt("2026-12-21T22:58:53Z");
    expect(container).toHaveTextContent("02days01hours01mins07secs");
    act(() => jest.advanceTimersByTime(1000));
    expect(container).toHaveTextContent("02days01hours01mins06secs");
  });

  it("is gone when its moment has come", () => {
    const { container } = startAt("2026-12-23T23:59:58Z");
    expect(screen.getByRole("timer")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(2000));
    expect(container).toBeEmptyDOMElement();
  });

  it("is said as the moment it ends, which does not change", () => {
    startAt("2026-12-21T22:58:53Z");
    const name = screen.getByRole("timer").getAttribute("aria-label");
    expect(name).toMatch(/December 24, 2026/);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole("timer")).toHaveAttribute("aria-label", name);
  });
});
