import { act, render, screen } from "@testing-library/react";
import { announce, Announcer } from "./announcer.tsx";

afterEach(() => jest.useRealTimers());

const say = (text: string) => act(() => announce(text));
const sentences = () => [...screen.getByRole("status").children];

test("what is said while the last sentence is being read comes beside it, and takes its place later", () => {
  jest.useFakeTimers();
  render(<Announcer />);
  say("Bear came out.");
  jest.advanceTimersByTime(100);
  say("Build a box");
  expect(sentences().map(({ textContent }) => textContent)).toEqual(["Bear came out. ", "Build a box "]);
  jest.advanceTimersByTime(1000);
  say("Added to your wishlist.");
  expect(sentences().map(({ textContent }) => textContent)).toEqual(["Added to your wishlist. "]);
});

test("a sentence that is said again is a new one", () => {
  render(<Announcer />);
  say("Link copied");
  const [first] = sentences().slice(-1);
  say("Link copied");
  const [second] = sentences().slice(-1);
  expect(second).toHaveTextContent("Link copied");
  expect(second).not.toBe(first);
  // Only what is new is read, not the whole region again.
  expect(screen.getByRole("status")).toHaveAttribute("aria-atomic", "false");
});
