import body from "#app/static/fonts/figtree-latin-wght.woff2";
import heading from "#app/static/fonts/kalnia-latin-wght.woff2";
import { brandFaces } from "#config/brand-faces.ts";

const own = ({ family, weights }: typeof brandFaces.body, file: string) =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap}`;

// What stands in until a font is there is as wide and as high as the font, so that no line breaks anew when it comes.
const standIns = ({ standIns }: typeof brandFaces.body) =>
  standIns.map(({ family, local, weights, measures }) => {
    const sources = local.map((name) => `local("${name}")`).join(",");
    const sizes = Object.entries(measures).map(([name, value]) => `${name}:${value};`);
    return `@font-face{font-family:"${family}";src:${sources};${weights ? `font-weight:${weights};` : ""}${sizes.join("")}line-gap-override:0%}`;
  });

/** The figures of headings come out of the file of the body's face; letters go on to the heading's own. */
const figures = ({ family, weight, "size-adjust": size }: typeof brandFaces.heading.figures) =>
  `@font-face{font-family:"${family}";src:url(${body}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:U+30-39;size-adjust:${size}}`;

/** The rules of the brand's faces, with the files of the build. */
export const fontFaces = [
  own(brandFaces.heading, heading),
  own(brandFaces.body, body),
  figures(brandFaces.heading.figures),
  ...standIns(brandFaces.heading),
  ...standIns(brandFaces.body),
].join("");
