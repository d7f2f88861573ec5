import { playWalk } from "./play-walk.ts";
import { browsing } from "./walks/browsing.ts";

jest.setTimeout(30_000);

const walk = { ...browsing, environment: {} };

it("a call that is not recorded fails, and is named", async () => {
  await expect(
    playWalk({ ...walk, take: ({ step, page }) => step("looks for a shop", () => page("/products/481101")) }),
  ).rejects.toThrow(/not recorded: GET .*\/oauth2\/authorize/);
}, 30_000);

it("a recorded call that is not made fails, and is named", async () => {
  await expect(
    playWalk({ ...walk, take: ({ step }) => step("looks for a shop", async () => "nothing") }),
  ).rejects.toThrow(/recorded calls were not made, of GET .*store-search/);
}, 30_000);

it("a step that is not recorded fails, and is named", async () => {
  await expect(
    playWalk({ ...walk, take: ({ step }) => step("flies to the moon", async () => "nothing") }),
  ).rejects.toThrow('"flies to the moon" is not recorded.');
}, 30_000);
