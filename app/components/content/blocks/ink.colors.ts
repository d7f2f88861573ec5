import { colorOf } from "#app/theme/color-of.ts";

/** Inks on grounds that editors choose, and the ground of a tile that says nothing else. */
export default { dark: colorOf("fg"), light: colorOf("fg.inverse"), ground: colorOf("bg.inverse") };
