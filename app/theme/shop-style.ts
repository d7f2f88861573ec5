import type { ConditionalValue, JsxStyleProps } from "@chakra-ui/react";
import type { TextStyleName } from "./text-styles.ts";
import type { ColorName, FaceName, FontSizeName, RadiusName, ShadowName } from "./token-names.ts";

/** What needs no token: a reference inside a text (`{colors.plum.700/22}`), a function of CSS, or several parts. */
type Composed = `${string}{${string}` | `${string}(${string}` | `${string} ${string}`;

/** Words that are the same in each theme, and the colors a reader has forced. */
type Keyword = "none" | "inherit" | "initial" | "unset";
type SystemColor = "Canvas" | "CanvasText" | "LinkText" | "ButtonText" | "ButtonFace" | "Highlight" | "HighlightText";

type Color = ColorName | `${ColorName}/${number}` | "transparent" | "currentColor" | "GrayText" | SystemColor;
type Length = `${number}${string}` | "0";

type Value<Name> = ConditionalValue<Name | Composed | Keyword> | undefined;

type ColorProperty =
  | "color"
  | "background"
  | "backgroundColor"
  | "borderColor"
  | `border${"Top" | "Right" | "Bottom" | "Left" | "Inline" | "Block" | "InlineStart" | "InlineEnd" | "BlockStart" | "BlockEnd"}Color`
  | "outlineColor"
  | "fill"
  | "stroke"
  | "caretColor"
  | "accentColor"
  | "textDecorationColor";

/** Properties whose values are names of the theme; a slip in one is an error of types, with the nearest name. */
type Named = { [Property in ColorProperty]?: Value<Color> } & {
  borderRadius?: Value<RadiusName | Length>;
  boxShadow?: Value<ShadowName>;
  fontFamily?: Value<FaceName>;
  fontSize?: Value<FontSizeName | Length>;
  textStyle?: ConditionalValue<TextStyleName>;
};

/** Widths and states under which a style may stand. */
type Condition = Extract<keyof JsxStyleProps, `_${string}` | "base" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl">;

type Free = Omit<
  JsxStyleProps,
  Condition | keyof Named | "css" | `--${string}` | `${string}&` | `&${string}` | `@${string}`
>;

/** A style of the shop: what Chakra takes, with the theme's own names where a value is one. */
export type ShopStyle = Free &
  Named & { [Key in Condition]?: ShopStyle } & {
    [Selector in `${string}&` | `&${string}` | `@${string}`]?: ShopStyle;
  } & {
    [Variable in `--${string}`]?: ConditionalValue<string | number>;
  };
