import { imageGroups, imagesOfColor } from "./product-image.ts";

const image = (name: string) => ({ disBaseLink: `http://images.test/dw12345678/images/${name}.webp`, alt: name });
const group = (viewType: string, names: string[]) => ({ viewType, images: names.map(image) });

describe("the pictures of a product", () => {
  it("are those of the biggest view", () => {
    const groups = imageGroups({ id: "1", imageGroups: [group("small", ["a"]), group("large", ["b", "c"])] });
    expect(groups).toEqual([
      { images: [expect.objectContaining({ alt: "b" }), expect.objectContaining({ alt: "c" })] },
    ]);
  });

  it.each([
    ["brittle", undefined],
    ["brittle-photo", true],
    ["photo-album", undefined],
  ])("%s is a studio shot: %s", (name, isStudio) => {
    const [only] = imageGroups({ id: "1", imageGroups: [group("large", [name])] });
    expect(only?.images[0]?.isStudio).toBe(isStudio);
  });

  it("leave out what has no address", () => {
    expect(imageGroups({ id: "1", imageGroups: [{ viewType: "large", images: [{ alt: "Nothing" }] }] })).toEqual([]);
  });

  it("of a color fall back to those common to all", () => {
    const common = [{ src: "common", alt: "" }];
    const red = [{ src: "red", alt: "" }];
    const groups = [{ images: common }, { color: "red", images: red }];
    expect(imagesOfColor(groups, "red")).toBe(red);
    expect(imagesOfColor(groups, "blue")).toBe(common);
    expect(imagesOfColor([], undefined)).toEqual([]);
  });
});
