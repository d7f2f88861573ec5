import { render, screen } from "@testing-library/react";
import { QuietBoundary } from "./quiet-boundary.tsx";

const Broken = (): never => {
  throw new Error("Loading chunk failed.");
};

describe("a part that the page can do without", () => {
  it("leaves the rest standing when it fails, and says so to its owner", () => {
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const onFail = jest.fn();
    render(
      <>
        <p>The page</p>
        <QuietBoundary onFail={onFail}>
          <Broken />
        </QuietBoundary>
      </>,
    );
    expect(screen.getByText("The page")).toBeVisible();
    expect(onFail).toHaveBeenCalledTimes(1);
    quiet.mockRestore();
  });

  it("is shown when it does not fail", () => {
    render(<QuietBoundary>Here</QuietBoundary>);
    expect(screen.getByText("Here")).toBeVisible();
  });
});
