import { render, screen } from "@testing-library/react";
import { AfterSettled } from "./after-settled.tsx";

afterEach(() => {
  document.documentElement.dataset.settled = "true";
});

test("a later part waits until the page has settled", async () => {
  delete document.documentElement.dataset.settled;
  render(<AfterSettled>Pay in four</AfterSettled>);
  expect(screen.queryByText("Pay in four")).toBeNull();
  document.documentElement.dataset.settled = "true";
  expect(await screen.findByText("Pay in four")).toBeInTheDocument();
});

test("on a page that has settled it is there at once", () => {
  render(<AfterSettled>Pay in four</AfterSettled>);
  expect(screen.getByText("Pay in four")).toBeInTheDocument();
});
