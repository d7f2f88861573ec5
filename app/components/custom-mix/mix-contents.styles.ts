import { defineStyles } from "#app/theme/define-styles.ts";

export default defineStyles(() => ({
  contents: {
    fontSize: "sm",
    lineHeight: "1.5",
    "& summary": {
      cursor: "pointer",
      color: "fg.link",
      fontWeight: "semibold",
      width: "fit-content",
      minHeight: "24px",
    },
    "& ul": { listStyle: "none", paddingBlock: "1" },
  },
  problem: { display: "block", color: "fg.error", fontWeight: "semibold" },
}));
