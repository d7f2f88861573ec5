import type { CardBrand } from "#app/domain/payment/card-brand.ts";
import colors from "./way-mark.colors.ts";
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

const wallets: ReadonlyMap<string, Mark> = new Map([
  ["PayPal", { word: "PayPal", ground: colors.white, ink: colors.paypal, width: 58, weight: 800, edge: colors.edge }],
  ["Venmo", { word: "venmo", ground: colors.venmo, ink: colors.white, width: 58, weight: 800 }],
  ["KLARNA", { word: "Klarna.", ground: colors.klarna, ink: colors.klarnaInk, width: 58, weight: 800 }],
  ["DW_APPLE_PAY", { word: "Apple Pay", ground: colors.applePay, ink: colors.white, width: 72, weight: 600 }],
]);

const cards: Record<CardBrand, Mark> = {
  visa: { word: "VISA", ground: colors.white, ink: colors.visa, width: 44, weight: 800, edge: colors.edge },
  mastercard: {
    word: "Mastercard",
    ground: colors.white,
    ink: colors.mastercard,
    width: 78,
    weight: 700,
    edge: colors.edge,
  },
  amex: { word: "AMEX", ground: colors.amex, ink: colors.white, width: 50, weight: 800 },
  discover: { word: "Discover", ground: colors.white, ink: colors.discover, width: 64, weight: 700, edge: colors.edge },
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
