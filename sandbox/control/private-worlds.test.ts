import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { testControl, type TestControl } from "#sandbox/test-control.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";

describe("private worlds of tests", () => {
  let sandbox: TestSandbox;
  let control: TestControl;
  let token: string;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-20T10:00:00Z")) });
    control = await testControl(sandbox);
    token = await sandbox.guestToken();
  });
  afterAll(() => sandbox.close());

  const own = "f_ecom_tw01_001";
  const address = (id: string) => `/product/shopper-products/v1/organizations/${id}/products/${goods.bears}`;
  test("an unknown test organization gets a world of its own that others do not see", async () => {
    const there = await testControl(sandbox, own);
    await there.post("/reset", { world: "sold-out" });
    expect((await there.get("/worlds")).body.current.world).toBe("sold-out");
    expect((await control.get("/worlds")).body.current.world).toBe("default");
    expect((await control.get("/organizations")).body).toEqual({ organizations: [own] });
    const { status } = await request(sandbox.app).get(address(own)).query({ siteId }).auth(token, { type: "bearer" });
    expect(status).toBe(401);
  });

  test("beyond the bound the one unused for longest goes; one may be thrown away", async () => {
    for (const id of ["f_ecom_tw02_001", own, "f_ecom_tw03_001"]) await (await testControl(sandbox, id)).get("/health");
    expect((await control.get("/organizations")).body.organizations).toEqual([own, "f_ecom_tw03_001"]);
    expect((await control.delete(`/organizations/${own}`)).status).toBe(204);
    expect((await control.delete(`/organizations/${own}`)).status).toBe(404);
    const anew = await testControl(sandbox, own);
    expect((await anew.get("/worlds")).body.current.world).toBe("default");
  });

  test("any other unknown organization is none", async () => {
    const answer = await request(sandbox.app)
      .get(address("f_ecom_xyz_001"))
      .query({ siteId })
      .auth(token, { type: "bearer" });
    expect(answer.status).toBe(404);
  });
});
