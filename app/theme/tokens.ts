/** Every value of the visual system; nothing else in the app spells a colour, size or shadow token. */
export const tokens = {
  colors: {
    liquorice: {
      value: "#25101F",
    },
    strip: {
      value: "#000000",
    },
    icing: {
      value: "#FFFFFF",
    },
    sugar: {
      value: "#FBF6FA",
    },
    plum: {
      "50": {
        value: "#FBF4F9",
      },
      "100": {
        value: "#F3E4EE",
      },
      "200": {
        value: "#E3C3D8",
      },
      "500": {
        value: "#943A7B",
      },
      "600": {
        value: "#74205D",
      },
      "700": {
        value: "#5A1648",
      },
      "900": {
        value: "#3A0F2E",
      },
      "950": {
        value: "#2A0A22",
      },
    },
    cherry: {
      "500": {
        value: "#E0246A",
      },
      "600": {
        value: "#C0104B",
      },
      "700": {
        value: "#9C0A3B",
      },
    },
    butter: {
      "100": {
        value: "#FFF3CF",
      },
      "300": {
        value: "#FFE08A",
      },
    },
    sherbet: {
      "100": {
        value: "#FFECF0",
      },
      "300": {
        value: "#FFD3DC",
      },
    },
    mint: {
      "100": {
        value: "#E6F6EE",
      },
      "300": {
        value: "#C6EAD8",
      },
      "900": {
        value: "#07402E",
      },
    },
    ice: {
      "100": {
        value: "#E9F4FA",
      },
      "300": {
        value: "#CFE6F4",
      },
      "900": {
        value: "#0E2F50",
      },
    },
    lilac: {
      "100": {
        value: "#F0EBFA",
      },
      "300": {
        value: "#DCD3F3",
      },
    },
    toffee: {
      "300": {
        value: "#F0C79A",
      },
      "700": {
        value: "#B4530A",
      },
    },
    line: {
      soft: {
        value: "#E8DBE4",
      },
      strong: {
        value: "#8A6F81",
      },
    },
    muted: {
      value: "#644C5C",
    },
    success: {
      value: "#0B6247",
    },
    error: {
      "50": {
        value: "#FDECEC",
      },
      "700": {
        value: "#B1121F",
      },
      "900": {
        value: "#7D0A15",
      },
    },
    warn: {
      "700": {
        value: "#7A4A00",
      },
      "900": {
        value: "#553400",
      },
    },
    info: {
      value: "#1B4F86",
    },
    disabled: {
      bg: {
        value: "#EFE6EC",
      },
      fg: {
        value: "#6D5866",
      },
    },
    scrim: {
      value: "rgba(42,10,34,0.55)",
    },
  },
  fonts: {
    heading: {
      value: "'Kalnia Variable', Kalnia, 'Bodoni 72', Didot, Georgia, serif",
    },
    body: {
      value: "'Figtree Variable', Figtree, 'Avenir Next', 'Segoe UI', system-ui, sans-serif",
    },
  },
  fontSizes: {
    xs: {
      value: "0.8125rem",
    },
    sm: {
      value: "0.875rem",
    },
    md: {
      value: "1rem",
    },
    lg: {
      value: "1.125rem",
    },
    xl: {
      value: "1.25rem",
    },
    "2xl": {
      value: "clamp(1.4375rem, 2vw, 1.75rem)",
    },
    "3xl": {
      value: "clamp(1.8125rem, 3vw, 2.625rem)",
    },
    "4xl": {
      value: "clamp(2.25rem, 4.2vw, 3.75rem)",
    },
    "5xl": {
      value: "clamp(2.875rem, 6.1vw, 5.5rem)",
    },
  },
  fontWeights: {
    normal: {
      value: "400",
    },
    medium: {
      value: "550",
    },
    semibold: {
      value: "600",
    },
    bold: {
      value: "650",
    },
    price: {
      value: "700",
    },
    display: {
      value: "500",
    },
    logo: {
      value: "600",
    },
  },
  lineHeights: {
    none: {
      value: "0.98",
    },
    tight: {
      value: "1.05",
    },
    snug: {
      value: "1.22",
    },
    normal: {
      value: "1.45",
    },
    body: {
      value: "1.6",
    },
  },
  letterSpacings: {
    display: {
      value: "-0.018em",
    },
    displaySm: {
      value: "-0.012em",
    },
    caps: {
      value: "0.04em",
    },
  },
  spacing: {
    "1": {
      value: "4px",
    },
    "2": {
      value: "8px",
    },
    "3": {
      value: "12px",
    },
    "4": {
      value: "16px",
    },
    "5": {
      value: "20px",
    },
    "6": {
      value: "24px",
    },
    "7": {
      value: "28px",
    },
    "8": {
      value: "32px",
    },
    "9": {
      value: "36px",
    },
    "10": {
      value: "40px",
    },
    "12": {
      value: "48px",
    },
    "14": {
      value: "56px",
    },
    "16": {
      value: "64px",
    },
    "18": {
      value: "72px",
    },
    "22": {
      value: "88px",
    },
    "26": {
      value: "104px",
    },
    "0.5": {
      value: "2px",
    },
    "1.5": {
      value: "6px",
    },
    "3.5": {
      value: "14px",
    },
  },
  sizes: {
    content: {
      value: "1296px",
    },
    header: {
      value: "1368px",
    },
    megaPanel: {
      value: "1296px",
    },
    megaDropdown: {
      value: "300px",
    },
    megaPromo: {
      value: "270px",
    },
    sheet: {
      value: "425px",
    },
    dialog: {
      value: "640px",
    },
    orderSummary: {
      value: "400px",
    },
    refinements: {
      value: "260px",
    },
    control: {
      value: "52px",
    },
    controlSm: {
      value: "44px",
    },
    thumb: {
      value: "76px",
    },
    sill: {
      value: "7px",
    },
  },
  radii: {
    xs: {
      value: "6px",
    },
    sm: {
      value: "10px",
    },
    md: {
      value: "16px",
    },
    lg: {
      value: "24px",
    },
    xl: {
      value: "36px",
    },
    full: {
      value: "999px",
    },
    wicket: {
      value: "999px 999px 18px 18px",
    },
    wicketSm: {
      value: "999px 999px 10px 10px",
    },
  },
  borders: {
    hair: {
      value: "1px solid #E8DBE4",
    },
    control: {
      value: "1.5px solid #8A6F81",
    },
    chosen: {
      value: "3px solid #5A1648",
    },
  },
  shadows: {
    "1": {
      value: "0 1px 2px rgba(58,15,46,0.08)",
    },
    "2": {
      value: "0 10px 28px -12px rgba(58,15,46,0.22)",
    },
    "3": {
      value: "0 28px 64px -20px rgba(58,15,46,0.38)",
    },
  },
  durations: {
    fast: {
      value: "180ms",
    },
    base: {
      value: "240ms",
    },
    slow: {
      value: "500ms",
    },
  },
  easings: {
    hatch: {
      value: "cubic-bezier(.2,.8,.2,1)",
    },
  },
  zIndex: {
    header: {
      value: 40,
    },
    dock: {
      value: 30,
    },
    scrim: {
      value: 60,
    },
    sheet: {
      value: 61,
    },
    toast: {
      value: 70,
    },
    skip: {
      value: 90,
    },
  },
  gradients: {
    stripe: {
      value: "repeating-linear-gradient(115deg,#C0104B 0 10px,#FFD3DC 10px 20px)",
    },
  },
};

/** Widths at which the layout changes, from the narrowest up. */
export const breakpoints = {
  sm: "576px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1440px",
  "3xl": "1536px",
};

/** Tokens named after their job rather than their look. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: {
        value: {
          base: "{colors.icing}",
        },
      },
      subtle: {
        value: {
          base: "{colors.sugar}",
        },
      },
      panel: {
        value: {
          base: "{colors.icing}",
        },
      },
      tray: {
        value: {
          base: "{colors.plum.50}",
        },
      },
      inverse: {
        value: {
          base: "{colors.plum.900}",
        },
      },
      footer: {
        value: {
          base: "{colors.plum.950}",
        },
      },
      strip: {
        value: {
          base: "{colors.strip}",
        },
      },
      disabled: {
        value: {
          base: "{colors.disabled.bg}",
        },
      },
      success: {
        value: {
          base: "{colors.mint.100}",
        },
      },
      error: {
        value: {
          base: "{colors.error.50}",
        },
      },
      warning: {
        value: {
          base: "{colors.butter.100}",
        },
      },
      info: {
        value: {
          base: "{colors.ice.100}",
        },
      },
      shipping: {
        value: {
          base: "{colors.ice.100}",
        },
      },
      pickup: {
        value: {
          base: "{colors.mint.100}",
        },
      },
      promo: {
        value: {
          base: "{colors.butter.300}",
        },
      },
    },
    fg: {
      DEFAULT: {
        value: {
          base: "{colors.liquorice}",
        },
      },
      heading: {
        value: {
          base: "{colors.plum.900}",
        },
      },
      muted: {
        value: {
          base: "{colors.muted}",
        },
      },
      inverse: {
        value: {
          base: "{colors.icing}",
        },
      },
      link: {
        value: {
          base: "{colors.plum.700}",
        },
      },
      linkHover: {
        value: {
          base: "{colors.cherry.600}",
        },
      },
      sale: {
        value: {
          base: "{colors.cherry.600}",
        },
      },
      success: {
        value: {
          base: "{colors.success}",
        },
      },
      error: {
        value: {
          base: "{colors.error.700}",
        },
      },
      warning: {
        value: {
          base: "{colors.warn.700}",
        },
      },
      disabled: {
        value: {
          base: "{colors.disabled.fg}",
        },
      },
      star: {
        value: {
          base: "{colors.toffee.700}",
        },
      },
    },
    border: {
      DEFAULT: {
        value: {
          base: "{colors.line.soft}",
        },
      },
      control: {
        value: {
          base: "{colors.line.strong}",
        },
      },
      chosen: {
        value: {
          base: "{colors.plum.700}",
        },
      },
      error: {
        value: {
          base: "{colors.error.700}",
        },
      },
    },
    action: {
      primary: {
        value: {
          base: "{colors.plum.700}",
        },
      },
      primaryHover: {
        value: {
          base: "{colors.plum.950}",
        },
      },
      buy: {
        value: {
          base: "{colors.cherry.600}",
        },
      },
      buyHover: {
        value: {
          base: "{colors.cherry.700}",
        },
      },
      onDark: {
        value: {
          base: "{colors.butter.300}",
        },
      },
    },
    focus: {
      DEFAULT: {
        value: {
          base: "{colors.plum.600}",
        },
      },
      onDark: {
        value: {
          base: "{colors.butter.300}",
        },
      },
    },
    window: {
      bonbon: {
        value: {
          base: "{colors.sherbet.300}",
        },
      },
      bar: {
        value: {
          base: "{colors.butter.300}",
        },
      },
      truffle: {
        value: {
          base: "{colors.ice.300}",
        },
      },
      slab: {
        value: {
          base: "{colors.mint.300}",
        },
      },
      gummy: {
        value: {
          base: "{colors.mint.300}",
        },
      },
      mint: {
        value: {
          base: "{colors.ice.300}",
        },
      },
      lolly: {
        value: {
          base: "{colors.lilac.300}",
        },
      },
      assortment: {
        value: {
          base: "{colors.toffee.300}",
        },
      },
      brittle: {
        value: {
          base: "{colors.lilac.300}",
        },
      },
    },
  },
  shadows: {
    card: {
      value: {
        base: "{shadows.1}",
      },
    },
    raised: {
      value: {
        base: "{shadows.2}",
      },
    },
    overlay: {
      value: {
        base: "{shadows.3}",
      },
    },
  },
  radii: {
    control: {
      value: {
        base: "{radii.sm}",
      },
    },
    card: {
      value: {
        base: "{radii.lg}",
      },
    },
    button: {
      value: {
        base: "{radii.full}",
      },
    },
    window: {
      value: {
        base: "{radii.wicket}",
      },
    },
  },
};

/** Text styles of the visual system (section 4). */
export const textStyles = {
  d1: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "5xl",
      lineHeight: "0.98",
      letterSpacing: "-0.018em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  d2: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "4xl",
      lineHeight: "1.02",
      letterSpacing: "-0.018em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  d3: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "3xl",
      lineHeight: "1.08",
      letterSpacing: "-0.018em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  d4: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "2xl",
      lineHeight: "1.15",
      letterSpacing: "-0.018em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  d5: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "xl",
      lineHeight: "1.25",
      letterSpacing: "-0.01em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  productName: {
    value: {
      fontFamily: "heading",
      fontWeight: "500",
      fontSize: "1.1875rem",
      lineHeight: "1.22",
      letterSpacing: "-0.012em",
      wordSpacing: "-0.08em",
      textWrap: "balance",
      fontVariantLigatures: "no-common-ligatures",
    },
  },
  lede: {
    value: {
      fontFamily: "body",
      fontWeight: "400",
      fontSize: "lg",
      lineHeight: "1.55",
    },
  },
  body: {
    value: {
      fontFamily: "body",
      fontWeight: "400",
      fontSize: "md",
      lineHeight: "1.6",
    },
  },
  label: {
    value: {
      fontFamily: "body",
      fontWeight: "600",
      fontSize: "0.9375rem",
      lineHeight: "1.3",
    },
  },
  button: {
    value: {
      fontFamily: "body",
      fontWeight: "650",
      fontSize: "md",
      lineHeight: "1.2",
    },
  },
  sm: {
    value: {
      fontFamily: "body",
      fontWeight: "400",
      fontSize: "sm",
      lineHeight: "1.5",
    },
  },
  xs: {
    value: {
      fontFamily: "body",
      fontWeight: "400",
      fontSize: "xs",
      lineHeight: "1.45",
    },
  },
  price: {
    value: {
      fontFamily: "body",
      fontWeight: "700",
      fontSize: "md",
      lineHeight: "1.3",
    },
  },
};

export const keyframes = {
  spin: {
    to: {
      transform: "rotate(1turn)",
    },
  },
  shimmer: {
    to: {
      backgroundPosition: "-220% 0",
    },
  },
};
