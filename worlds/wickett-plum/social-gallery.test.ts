import { catalogue } from "./catalogue/catalogue.ts";
import { type PictureName, pictures } from "./catalogue/pictures.ts";
import { socialExperiences } from "./social-gallery.ts";

const posted = Object.entries(socialExperiences).flatMap(([experience, pictures]) =>
  pictures.map((picture) => ({ experience, ...picture })),
);
const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));

const fileOf = (name: PictureName | undefined) => name && pictures[name].file;

test("no customer has posted the picture that shows their sweet cut open", () => {
  const repeated = posted.filter(
    ({ productId, picture }) => fileOf(products.get(productId)?.inside?.picture) === fileOf(picture),
  );
  expect(posted.length).toBeGreaterThan(8);
  expect(repeated).toEqual([]);
});

test("no two customers have posted the same picture of a sweet", () => {
  const seen = posted.map(({ productId, picture }) => `${productId} ${fileOf(picture)}`);
  expect(new Set(seen).size).toBe(seen.length);
});
