import { test } from "#e2e/shop-test.ts";
import { expectStillPage } from "#e2e/stillness.ts";

test.use({ reducedMotion: "no-preference" });

for (const host of ["ca.localhost", "fr.ca.localhost"])
  for (const address of ["/", "/category/chocolates"])
    test(`nothing on ${address} of ${host} jumps`, async ({ page, baseURL }) => {
      await expectStillPage(page, (baseURL ?? "").replace("localhost", host) + address);
    });
