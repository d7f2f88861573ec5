import { act } from "@testing-library/react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { rootErrors } from "./root-errors.ts";

const slip = new TypeError("undefined is not a function");
const Broken = () => {
  throw slip;
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

test("a part that fails quietly is logged, and the rest of the page stands", () => {
  const place = document.createElement("div");
  act(() =>
    createRoot(place, rootErrors).render(
      <p>
        Truffles
        <QuietBoundary>
          <Broken />
        </QuietBoundary>
      </p>,
    ),
  );
  expect(place).toHaveTextContent("Truffles");
  expect(log).toHaveBeenCalledWith("A part of the page could not be shown.", slip);
});

test("an error that nothing catches is logged", () => {
  rootErrors.onUncaughtError?.(slip, {});
  expect(log).toHaveBeenCalledWith("The page could not be shown.", slip);
});

test("markup of the server that is not what the browser draws is logged", async () => {
  const place = document.createElement("div");
  place.innerHTML = "<p>Truffles</p>";
  await act(async () => {
    hydrateRoot(place, <h1>Bears</h1>, rootErrors);
    await Promise.resolve();
  });
  expect(log).toHaveBeenCalledWith("The page was drawn anew in the browser.", expect.any(Error));
});
