import { brandFaces } from "#config/brand-faces.ts";
import { asTokens } from "./as-tokens.ts";

/** A face with what stands in for it, as sheets list them. */
const stackOf = ({ family, standIns, others, last }: typeof brandFaces.body): string =>
  [...new Set([family, ...standIns.map((each) => each.family)]).values()]
    .map((name) => `'${name}'`)
    .concat(others, last)
    .join(", ");

/** Every value of the design; nothing else spells a color, size or shadow token. */
export const tokens = asTokens({
  colors: {
    liquorice: "#25101F",
    strip: "#000000",
    icing: "#FFFFFF",
    sugar: "#FBF6FA",
    plum: {
      "50": "#FBF4F9",
      "100": "#F3E4EE",
      "200": "#E3C3D8",
      "500": "#943A7B",
      "600": "#74205D",
      "700": "#5A1648",
      "900": "#3A0F2E",
      "950": "#2A0A22",
    },
    cherry: {
      "500": "#E0246A",
      "600": "#C0104B",
      "700": "#9C0A3B",
    },
    butter: {
      "100": "#FFF3CF",
      "300": "#FFE08A",
    },
    sherbet: {
      "100": "#FFECF0",
      "300": "#FFD3DC",
    },
    mint: {
      "100": "#E6F6EE",
      "300": "#C6EAD8",
      "900": "#07402E",
    },
    ice: {
      "100": "#E9F4FA",
      "300": "#CFE6F4",
      "900": "#0E2F50",
    },
    lilac: {
      "100": "#F0EBFA",
      "300": "#DCD3F3",
    },
    toffee: {
      "300": "#F0C79A",
      "700": "#B4530A",
    },
    wallet: {
      paypal: "#003087",
      venmo: "#0A5C9E",
      klarna: "#FFB3C7",
      klarnaInk: "#0B051D",
      applePay: "#000000",
    },
    line: {
      soft: "#E8DBE4",
      strong: "#8A6F81",
      faint: "#F3EAF0",
    },
    muted: "#644C5C",
    success: "#0B6247",
    error: {
      "25": "#FFFAFA",
      "50": "#FDECEC",
      "700": "#B1121F",
      "900": "#7D0A15",
    },
    warn: {
      "700": "#7A4A00",
      "900": "#553400",
    },
    info: "#1B4F86",
    disabled: {
      bg: "#EFE6EC",
      fg: "#6D5866",
    },
    scrim: "{colors.plum.950/55}",
    /** Words on the color of the brand, and on a colored window. */
    rose: {
      fg: "#F4E6EF",
      muted: "#E3CEDB",
      onColor: "#543C4C",
    },
    /** Long texts about a product. */
    prose: "#3C2735",
    /** Behind pictures that have a warm ground. */
    caramel: "#F6EBE2",
    /** What is not filled yet: bars, stars, steps. */
    track: {
      bg: "#F1E3EB",
      star: "#E3D5DD",
      rest: "#EEDFE8",
      faint: "#FAF6F9",
    },
    /** What stands where something is loading. */
    skeleton: {
      bg: "#F1E7EE",
      shine: "#FAF5F8",
      sill: "#EADFE6",
    },
    /** Signs of what cannot be pressed. */
    ghost: {
      fg: "#B39FAC",
      icon: "#B59AAB",
    },
    /** The box that shoppers fill, drawn from above. */
    box: {
      inside: "#4A1A2B",
      rim: "#6B2A3E",
      edge: "#34101F",
      paper: "#F6E6CC",
    },
    /** Marks of card networks, by their owners' rules. */
    network: {
      ground: "#FFFFFF",
      visa: "#1A1F71",
      mastercard: "#9A1B00",
      amex: "#00507E",
      discover: "#8A3D00",
    },
  },
  fonts: {
    heading: `'${brandFaces.heading.figures.family}', ${stackOf(brandFaces.heading)}`,
    body: stackOf(brandFaces.body),
  },
  fontSizes: {
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.25rem",
    "2xl": "clamp(1.4375rem, 2vw, 1.75rem)",
    "3xl": "clamp(1.8125rem, 3vw, 2.625rem)",
    "4xl": "clamp(2.25rem, 4.2vw, 3.75rem)",
    "5xl": "clamp(2.875rem, 6.1vw, 5.5rem)",
  },
  fontWeights: {
    normal: "400",
    medium: "550",
    semibold: "600",
    bold: "650",
    price: "700",
    display: "500",
    logo: "600",
  },
  lineHeights: {
    none: "0.98",
    tight: "1.05",
    snug: "1.22",
    normal: "1.45",
    body: "1.6",
  },
  letterSpacings: {
    display: "-0.018em",
    displaySm: "-0.012em",
    caps: "0.04em",
  },
  spacing: {
    "1": "4px",
    "2": "8px",
    "3": "12px",
    "4": "16px",
    "5": "20px",
    "6": "24px",
    "7": "28px",
    "8": "32px",
    "9": "36px",
    "10": "40px",
    "12": "48px",
    "14": "56px",
    "16": "64px",
    "18": "72px",
    "22": "88px",
    "26": "104px",
    "0.5": "2px",
    "1.5": "6px",
    "3.5": "14px",
  },
  sizes: {
    content: "1296px",
    header: "1368px",
    megaPanel: "1296px",
    megaDropdown: "300px",
    megaPromo: "270px",
    sheet: "425px",
    dialog: "640px",
    orderSummary: "400px",
    refinements: "260px",
    control: "52px",
    controlSm: "44px",
    thumb: "76px",
    sill: "7px",
  },
  radii: {
    xs: "6px",
    sm: "10px",
    md: "16px",
    lg: "24px",
    xl: "36px",
    full: "999px",
    wicket: "999px 999px 18px 18px",
    wicketSm: "999px 999px 10px 10px",
  },
  borders: {
    hair: "1px solid {colors.line.soft}",
    control: "1.5px solid {colors.line.strong}",
    chosen: "3px solid {colors.plum.700}",
  },
  shadows: {
    "1": "0 1px 2px {colors.plum.900/8}",
    "2": "0 10px 28px -12px {colors.plum.900/22}",
    "3": "0 28px 64px -20px {colors.plum.900/38}",
  },
  durations: {
    fast: "180ms",
    base: "240ms",
    slow: "500ms",
  },
  easings: {
    hatch: "cubic-bezier(.2,.8,.2,1)",
  },
  zIndex: {
    header: 40,
    dock: 30,
    scrim: 60,
    sheet: 61,
    toast: 70,
    skip: 90,
  },
  gradients: {
    stripe: "repeating-linear-gradient(115deg,{colors.cherry.600} 0 10px,{colors.sherbet.300} 10px 20px)",
  },
});

/** Widths at which the layout changes, from the narrowest up. */
export const breakpoints = {
  sm: "576px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1440px",
  "3xl": "1536px",
};

export const keyframes = {
  sheen: {
    from: { filter: "brightness(.96)" },
    to: { filter: "brightness(1.12)" },
  },
  spin: {
    to: {
      transform: "rotate(1turn)",
    },
  },
  reveal: {
    to: {
      visibility: "visible" as const,
    },
  },
  shimmer: {
    to: {
      backgroundPosition: "-220% 0",
    },
  },
  dropIn: {
    from: {
      transform: "translateY(-28px) rotate(-14deg) scale(.5)",
      opacity: "0",
    },
  },
};
