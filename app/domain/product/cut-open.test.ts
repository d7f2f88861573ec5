import { aProduct } from "#tests/factories/product.ts";
import { cutOpen } from "./cut-open.ts";

const cut = { src: "http://images.example/bonbon-cut.webp", alt: "One cut open" };
const groups = [{ images: [{ src: "http://images.example/bonbon.webp", alt: "A bonbon" }, cut] }];
const layers = ["Shell: 64% dark: thin enough to snap", "Praline: Hazelnuts"];

test("what is inside is the named picture and the layers in their order", () => {
  const product = aProduct({ c_insideLayers: layers, c_insidePicture: "bonbon-cut.webp" });
  expect(cutOpen(product, groups)).toEqual({
    picture: cut,
    layers: [
      { name: "Shell", text: "64% dark: thin enough to snap" },
      { name: "Praline", text: "Hazelnuts" },
    ],
  });
});

test.each([
  ["nothing is known", {}],
  ["no picture is named", { c_insideLayers: layers }],
  ["the picture is not there", { c_insideLayers: layers, c_insidePicture: "cut.webp" }],
  ["no layer is named", { c_insidePicture: "bonbon-cut.webp" }],
  ["the layers have no names", { c_insideLayers: ["Hazelnuts"], c_insidePicture: "bonbon-cut.webp" }],
])("nothing is shown where %s", (_, attributes) => {
  expect(cutOpen(aProduct(attributes), groups)).toBeUndefined();
});
