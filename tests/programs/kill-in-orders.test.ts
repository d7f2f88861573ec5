import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { buildWhatIsStale } from "./built-shop.ts";

beforeAll(() => buildWhatIsStale(), 300_000);

/** The proof of `bench/kill-in-orders.mjs`, in short: on the server of `DATABASE_URL` where one is named. */
it("kill -9 while shoppers order leaves every answered order whole, none half, and stock, gift certificates, coupons and cards in agreement", async () => {
  const server = process.env.DATABASE_URL;
  const options = ["--kills", "2", "--orders", "48", "--seed", "7", ...(server ? ["--server", server] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, ["bench/kill-in-orders.mjs", ...options]).catch(
    (failed: { stdout: string; stderr: string }) => failed,
  );
  const { outcomes, moments, wrong } = JSON.parse(stdout) as {
    outcomes: Record<string, number>;
    moments: string[];
    wrong: string[];
  };
  expect(wrong).toEqual([]);
  expect(moments).toHaveLength(2);
  // Every thirteenth has a card that is declined.
  expect(outcomes).toEqual({ new: 45, failed: 3 });
}, 300_000);
