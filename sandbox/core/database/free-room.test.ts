import { tmpdir } from "node:os";
import request from "supertest";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { createTestSandbox } from "#sandbox/test-sandbox.ts";
import { requireRoom } from "./free-room.ts";

const diskOf = (mib: number) => async () => ({ bavail: mib * 256, bsize: 4096 });

test("a reset that the disk has no room for is refused before it begins, and everything stays", async () => {
  let free = 199;
  const sandbox = await createTestSandbox({ beforeReset: () => requireRoom("/data", diskOf(free)) });
  const token = await sandbox.guestToken();
  const products = () =>
    request(sandbox.app)
      .get(`/product/shopper-products/v1/organizations/${organizationId}/products/481101`)
      .query({ siteId: "WickettPlumUS" })
      .auth(token, { type: "bearer" });
  const refused = await request(sandbox.app).post("/__sandbox/reset");
  expect([refused.status, refused.body.detail]).toEqual([
    507,
    "A reset needs 200 MiB on the disk of /data; 199 MiB are free. Nothing was changed.",
  ]);
  expect((await products()).status).toBe(200);
  free = 200;
  expect((await request(sandbox.app).post("/__sandbox/reset")).status).toBe(200);
  await sandbox.close();
});

test("the disk below a folder is read as it is", async () => {
  await expect(requireRoom(tmpdir())).resolves.toBeUndefined();
});
