import { catalogue } from "#worlds/wickett-plum/catalogue/catalogue.ts";
import { picturesShown } from "#worlds/wickett-plum/catalogue/pictures-shown.ts";
import { type PictureName, pictures } from "#worlds/wickett-plum/catalogue/pictures.ts";
import type { WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { socialExperiences } from "#worlds/wickett-plum/social-gallery.ts";
import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const get = (path: string) => fetch(`${vendors.origin}${path}`);

interface Gallery {
  data: { items: { source: { user: string }; media: { medium: { link: string } } }[]; resultsCount: number };
}

it("the gallery's script knows its own address", async () => {
  const answer = await get("/sites/wickettplum/site/latest/site.min.js");
  expect(answer.headers.get("content-type")).toContain("javascript");
  const script = await answer.text();
  expect(script).toContain(`const origin = "${vendors.origin}"`);
  expect(script).toContain("window.crl8");
});

it("an experience has pictures that can be fetched, as many as asked for", async () => {
  const answer = await get("/v1/media/home-table?limit=2");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  const { data } = (await answer.json()) as Gallery;
  expect(data.items).toHaveLength(2);
  expect(data.resultsCount).toBeGreaterThan(2);
  const picture = await fetch(data.items[0]?.media.medium.link ?? "");
  expect(picture.headers.get("content-type")).toMatch(/^image\//);
});

it("the pictures of a product are those that show it", async () => {
  const { data } = (await (await get("/v1/media/product?filter=productId:480127")).json()) as {
    data: { items: { products: { id: string }[] }[] };
  };
  expect(data.items.length).toBeGreaterThan(0);
  expect(data.items.every(({ products }) => products[0]?.id === "480127")).toBe(true);
  const { data: none } = (await (await get("/v1/media/product?filter=productId:nosuch")).json()) as Gallery;
  expect(none.items).toEqual([]);
});

/** The pictures of the same sweets in other places: their files are named after that of the first. */
const ownPlaces = (product: WorldProduct): PictureName[] => {
  const [first] = picturesShown(product);
  const own = first && pictures[first].file.replace(/\.webp$/, "-");
  return own ? (Object.keys(pictures) as PictureName[]).filter((name) => pictures[name].file.startsWith(own)) : [];
};

it("what customers posted of a product shows that product, or a box it is in", () => {
  const shownBy = new Map(
    catalogue.files
      .flatMap(({ products }) => products)
      .map((product) => [
        product.id,
        [...ownPlaces(product), ...product.pictures.flatMap((name) => [name, `${name}-photo`])],
      ]),
  );
  const boxes: PictureName[] = ["the-24-photo", "tray-12-photo"];
  const strange = Object.values(socialExperiences)
    .flat()
    .filter(({ picture, productId }) => !boxes.includes(picture) && !shownBy.get(productId)?.includes(picture));
  expect(strange).toEqual([]);
});

it.each([
  ["/v1/media/empty-table", 200],
  ["/v1/media/nothing", 404],
  ["/v1/media/constructor", 404],
])("%s answers %i", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
