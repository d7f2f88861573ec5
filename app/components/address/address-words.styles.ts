import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  address: { fontStyle: "normal", "& span": { display: "block" } },
}));
