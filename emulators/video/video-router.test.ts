import { films } from "#worlds/wickett-plum/films.ts";
import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const get = (path: string) => fetch(`${vendors.origin}${path}`);

it.each(films.map(({ id, title }) => [id, title] as const))("the film %s has a page and a still", async (id, title) => {
  expect(id).toMatch(/^[\w-]{11}$/);
  const page = await get(`/embed/${id}?autoplay=1`);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain(`Now playing: ${title}`);
  const still = await get(`/vi/${id}/hqdefault.jpg`);
  expect(still.headers.get("content-type")).toBe("image/jpeg");
});

it("does not play before it is told to", async () => {
  expect(await (await get(`/embed/${films[0].id}`)).text()).toContain("Ready to play");
});

it.each(["/embed/aaaaaaaaaaa", "/vi/aaaaaaaaaaa/hqdefault.jpg", "/embed/constructor"])(
  "%s is not there",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
