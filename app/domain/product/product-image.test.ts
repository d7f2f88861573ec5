import { imageGroups, imagesOf } from "./product-image.ts";

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
    expect(imagesOf(groups, { color: "red" })).toBe(red);
    expect(imagesOf(groups, { color: "blue" })).toBe(common);
    expect(imagesOf([], {})).toEqual([]);
  });

  it("of a wrap are shown for that wrap only", () => {
    const wrapped = { variationAttributes: [{ id: "wrap", values: [{ value: "gold-foil" }] }] };
    const groups = imageGroups({
      id: "1",
      imageGroups: [group("large", ["open"]), { ...group("large", ["gold", "open"]), ...wrapped }],
    });
    const alts = (chosen: Record<string, string>) => imagesOf(groups, chosen).map(({ alt }) => alt);
    expect(alts({ wrap: "gold-foil", size: "24" })).toEqual(["gold", "open"]);
    expect(alts({ wrap: "none", size: "24" })).toEqual(["open"]);
    expect(alts({})).toEqual(["open"]);
  });

  it("of other choices are those common to all", () => {
    const sized = { variationAttributes: [{ id: "size", values: [{ value: "12" }] }] };
    const groups = imageGroups({
      id: "1",
      imageGroups: [group("large", ["all"]), { ...group("large", ["twelve"]), ...sized }],
    });
    expect(imagesOf(groups, { size: "12" }).map(({ alt }) => alt)).toEqual(["all"]);
  });
});
