import { colorOf } from "#app/theme/color-of.ts";

/** The page that stands when nothing else can be shown. */
export default { ground: colorOf("bg.subtle"), text: colorOf("fg"), quiet: colorOf("fg.muted") };
