import { render, screen } from "@testing-library/react";
import { Later } from "./later.tsx";

afterEach(() => {
  document.documentElement.dataset.settled = "true";
});

test("a later part waits until the page has settled", async () => {
  delete document.documentElement.dataset.settled;
  render(<Later>Pay in four</Later>);
  expect(screen.queryByText("Pay in four")).toBeNull();
  document.documentElement.dataset.settled = "true";
  expect(await screen.findByText("Pay in four")).toBeInTheDocument();
});

test("on a page that has settled it is there at once", () => {
  render(<Later>Pay in four</Later>);
  expect(screen.getByText("Pay in four")).toBeInTheDocument();
});
