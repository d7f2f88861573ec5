import type { CardBrand } from "#app/domain/payment/card-brand.ts";
import c from "./way-mark.styles.ts";

/** A word on a ground, drawn by the shop itself: no picture of anybody is copied. */
interface Mark {
  word: string;
  ground: string;
  ink: string;
  /** Of the drawing, which is 24 high. */
  width: number;
  weight: number;
  /** Around the ground, where it is as white as the page. */
  edge?: string;
}

const EDGE = "#8A6F81";
const WHITE = "#FFFFFF";

const wallets: ReadonlyMap<string, Mark> = new Map([
  ["PayPal", { word: "PayPal", ground: WHITE, ink: "#003087", width: 58, weight: 800, edge: EDGE }],
  ["Venmo", { word: "venmo", ground: "#0A5C9E", ink: WHITE, width: 58, weight: 800 }],
  ["KLARNA", { word: "Klarna.", ground: "#FFB3C7", ink: "#0B051D", width: 58, weight: 800 }],
  ["DW_APPLE_PAY", { word: "Apple Pay", ground: "#000000", ink: WHITE, width: 72, weight: 600 }],
]);

const cards: Record<CardBrand, Mark> = {
  visa: { word: "VISA", ground: WHITE, ink: "#1A1F71", width: 44, weight: 800, edge: EDGE },
  mastercard: { word: "Mastercard", ground: WHITE, ink: "#9A1B00", width: 78, weight: 700, edge: EDGE },
  amex: { word: "AMEX", ground: "#00507E", ink: WHITE, width: 50, weight: 800 },
  discover: { word: "Discover", ground: WHITE, ink: "#8A3D00", width: 64, weight: 700, edge: EDGE },
};

const Drawn = ({ mark: { word, ground, ink, width, weight, edge } }: { mark: Mark }) => (
  <svg className={c.mark} viewBox={`0 0 ${width} 24`} width={width} height={24} aria-hidden="true" data-mark={word}>
    <rect x={0.5} y={0.5} width={width - 1} height={23} rx={5} fill={ground} stroke={edge ?? ground} />
    <text x={width / 2} y={16.5} textAnchor="middle" fontSize={13} fontWeight={weight} fill={ink}>
      {word}
    </text>
  </svg>
);

/** The mark of a wallet, for the eye; nothing for a way to pay without one. */
export function WalletMark({ methodId }: { methodId: string }) {
  const mark = wallets.get(methodId);
  return mark ? <Drawn mark={mark} /> : null;
}

/** The marks of card brands, for the eye. */
export const BrandMarks = ({ brands }: { brands: readonly CardBrand[] }) => (
  <span className={c.marks}>
    {brands.map((brand) => (
      <Drawn key={brand} mark={cards[brand]} />
    ))}
  </span>
);
