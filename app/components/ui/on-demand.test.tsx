import { render, screen } from "@testing-library/react";
import { onDemand } from "./on-demand.ts";

const scheduling = globalThis as { scheduler?: { yield: () => Promise<void> } };

afterEach(() => {
  delete scheduling.scheduler;
});

test("parts that come on demand are asked for in a task each", async () => {
  const steps: string[] = [];
  scheduling.scheduler = { yield: () => Promise.resolve(void steps.push("turn")) };
  const part = (name: string) =>
    onDemand(() => {
      steps.push(name);
      return Promise.resolve(() => <p>{name}</p>);
    });
  const [Rail, Feed] = [part("rail"), part("feed")];
  render(
    <>
      <Rail />
      <Feed />
    </>,
  );
  expect(await screen.findByText("feed")).toBeVisible();
  expect(screen.getByText("rail")).toBeVisible();
  expect(steps.filter((step) => step === "turn")).toHaveLength(2);
  expect(steps[0]).toBe("turn");
});
