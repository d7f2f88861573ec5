import { withTones } from "./picture-tones.ts";

test("a studio shot's place is held by its main color; anything that is no color is left out", () => {
  const at = (file: string) => `https://images.test/dw12345678/images/${file}.webp`;
  const [group] = withTones(
    [
      {
        color: "red",
        images: [
          { src: at("brittle"), alt: "" },
          { src: at("brittle-photo"), alt: "", isStudio: true },
          { src: at("toffee-photo"), alt: "", isStudio: true },
        ],
      },
    ],
    { c_pictureTones: ["brittle.webp#111111", "brittle-photo.webp#c9a37c", "toffee-photo.webp#url(x)", 7] },
  );
  expect(group?.color).toBe("red");
  expect(group?.images.map(({ tone }) => tone)).toEqual([undefined, "#c9a37c", undefined]);
});

test("a merchant without tones has the pictures as they are", () => {
  const groups = [{ images: [{ src: "a-photo.webp", alt: "", isStudio: true as const }] }];
  expect(withTones(groups, {})).toEqual(groups);
});
