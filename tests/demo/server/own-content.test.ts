import request from "supertest";
import { brandSites } from "#config/brand.ts";
import { sites } from "#config/site-list.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let vendors: TestVendors;
let backend: TestBackend;
beforeAll(async () => {
  vendors = await startTestVendors();
  backend = await createTestBackend({}, sites);
});
afterAll(async () => {
  await vendors.close();
  await backend.close();
});

const get = (path: string, site: string) => {
  const { config } = backend;
  const content = { ...config.thirdParties.content, baseUrl: `${vendors.origin}/content` };
  const shop = createTestStorefront({ ...config, thirdParties: { ...config.thirdParties, content } });
  return request(shop.listener).get(`/api/${site}/${path}`);
};

test("the business and the fundraising shop have a home and a menu of their own", async () => {
  const titleAt = async (site: string) =>
    ((await get("content/home", site).expect(200)).body as { title: string }).title;
  expect(await titleAt(brandSites.us)).toBe("Confectioners");
  expect(await titleAt(brandSites.business)).toBe("Business gifts with your mark on them");
  expect(await titleAt(brandSites.fundraising)).toBe("Fundraising for schools, teams and roofs");
  const menu = (await get("nav-menu", brandSites.fundraising).expect(200)).body as {
    menuItems: { menuDefinition: object }[];
  };
  expect(menu.menuItems[0]?.menuDefinition).toMatchObject({ displayName: "Sell by the case" });
});
