import { catalogue } from "./catalogue/catalogue.ts";
import { type PictureName, pictures } from "./catalogue/pictures.ts";
import { picturesShown } from "./catalogue/pictures-shown.ts";
import { socialExperiences } from "./social-gallery.ts";

const posted = Object.entries(socialExperiences).flatMap(([experience, pictures]) =>
  pictures.map((picture) => ({ experience, ...picture })),
);
const products = new Map(catalogue.files.flatMap((file) => file.products).map((product) => [product.id, product]));

const fileOf = (name: PictureName) => pictures[name].file;

test("no customer has posted a picture that the sweet's own page shows", () => {
  const repeated = posted.filter(({ productId, picture }) => {
    const product = products.get(productId);
    return product && picturesShown(product).some((name) => fileOf(name) === fileOf(picture));
  });
  expect(posted.length).toBeGreaterThan(8);
  expect(repeated).toEqual([]);
});

test("no two customers have posted the same picture of a sweet", () => {
  const seen = posted.map(({ productId, picture }) => `${productId} ${fileOf(picture)}`);
  expect(new Set(seen).size).toBe(seen.length);
});
