import { colorOf } from "#app/theme/color-of.ts";

/** Words in the frames of the card processor. */
export default { text: colorOf("fg"), hint: colorOf("fg.muted"), disabled: colorOf("fg.disabled") };
