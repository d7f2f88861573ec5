import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildWhatIsStale } from "./built-shop.ts";

beforeAll(() => buildWhatIsStale(), 300_000);

/** The proof of `bench/checkout-faults.mjs`, in short. */
it("lost answers, errors, slow calls and expired tokens leave no checkout undone, no order twice and no charge without an order", async () => {
  const options = ["--checkouts", "42", "--seed", "5"];
  const { stdout } = await promisify(execFile)(process.execPath, ["bench/checkout-faults.mjs", ...options]).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  const { completed, problems, wrong, fired } = JSON.parse(stdout) as {
    completed: number;
    problems: string[];
    wrong: string[];
    fired: { fired: number }[];
  };
  expect(wrong).toEqual([]);
  expect(problems).toEqual([]);
  expect(completed).toBe(1);
  expect(fired.reduce((sum, each) => sum + each.fired, 0)).toBeGreaterThan(5);
}, 300_000);
