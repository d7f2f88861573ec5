import { bannerLook } from "./banner.ts";

const box = { url: "https://images.example.test/i/box", alt: "A box" };
const tall = { url: "https://images.example.test/i/tall" };

test("a banner's text controls, container and pictures per screen are read", () => {
  expect(
    bannerLook({
      textControls: { textColor: "#FFFFFF", textAlign: "center" },
      container: { backgroundColor: "#3A0F2E", mobileBackgroundColor: "#5A1648" },
      media: { ...box, variants: { tablet: box, mobile: tall } },
    }),
  ).toEqual({
    ground: "#3A0F2E",
    mobileGround: "#5A1648",
    ink: "#FFFFFF",
    align: "center",
    media: { ...box, variants: { tablet: box, mobile: tall } },
    screens: [
      { upTo: 768, media: tall },
      { upTo: 1023, media: box },
    ],
  });
});

test.each([
  ["nothing", {}],
  ["what makes no sense", { textControls: { textColor: "red;}", textAlign: "up" }, container: [], media: "box" }],
])("%s is left to the style sheet", (_name, fields) =>
  expect(bannerLook(fields)).toEqual({ align: "start", screens: [] }),
);
