import { colorOf } from "#app/theme/color-of.ts";

/** The pages that work without scripts. */
export default {
  ground: colorOf("bg"),
  text: colorOf("fg"),
  quiet: colorOf("fg.muted"),
  heading: colorOf("fg.heading"),
  link: colorOf("fg.link"),
  focus: colorOf("focus"),
  line: colorOf("plum.200"),
  thinLine: colorOf("plum.100"),
  control: colorOf("border.control"),
  button: colorOf("action.primary"),
  onButton: colorOf("fg.inverse"),
  problem: colorOf("fg.error"),
  note: colorOf("bg.tray"),
  alert: colorOf("bg.error"),
  onAlert: colorOf("error.900"),
  mark: colorOf("plum.100"),
};
