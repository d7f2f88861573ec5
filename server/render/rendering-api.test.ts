import { createRenderingApi } from "./rendering-api.ts";

test("while the server renders there is no session, and none can be made", async () => {
  const api = createRenderingApi({ scapi: () => Promise.resolve({}), site: () => Promise.resolve({}) });
  expect(await api.session.current()).toBeNull();
  await expect(api.session.ensure()).rejects.toMatchObject({ status: 401 });
  await expect(api.backInStock.signUp("480127", "june@example.test")).rejects.toMatchObject({ status: 401 });
  expect(await api.baskets.current()).toBeNull();
});
