import type { SystemConfig } from "@chakra-ui/react";

const colors = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Slate water, wheat and rust: colors of this shop over those of the product. */
export const ownTheme = {
  theme: {
    tokens: {
      colors: {
        liquorice: { value: "#12222A" },
        strip: { value: "#0A2530" },
        sugar: { value: "#F6F8F7" },
        plum: colors({
          "50": "#F1F6F7",
          "100": "#DFEAED",
          "200": "#BDD3D9",
          "500": "#3C7485",
          "600": "#275C6C",
          "700": "#1A4A59",
          "900": "#0F3440",
          "950": "#0A2530",
        }),
        cherry: colors({ "500": "#C9552B", "600": "#A5401F", "700": "#843116" }),
        butter: colors({ "100": "#FBF1DC", "300": "#F2D08F" }),
        sherbet: colors({ "100": "#FAEEE8", "300": "#F3D6C8" }),
        mint: colors({ "100": "#EAF4EF", "300": "#CFE3D8" }),
        ice: colors({ "100": "#EAF3F6", "300": "#CFE2E8" }),
        lilac: colors({ "100": "#EEF0F3", "300": "#D6DCE3" }),
        toffee: colors({ "300": "#E9CFA6", "700": "#8F4F12" }),
        line: colors({ soft: "#D9E2E5", strong: "#64808A", faint: "#E9EFF1" }),
        muted: { value: "#48606A" },
        disabled: colors({ bg: "#E6ECEE", fg: "#566B74" }),
        rose: colors({ fg: "#E4EEF1", muted: "#C2D5DB", onColor: "#3B525C" }),
        prose: { value: "#24363E" },
        caramel: { value: "#F2EADD" },
        track: colors({ bg: "#E1EAED", star: "#CBD8DD", rest: "#DCE6E9", faint: "#F5F8F9" }),
        skeleton: colors({ bg: "#E3EBED", shine: "#F3F7F8", sill: "#D9E3E6" }),
        ghost: colors({ fg: "#8FA4AC", icon: "#90A6AE" }),
      },
    },
  },
} satisfies SystemConfig;
