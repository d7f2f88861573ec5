import { useId } from "react";
import { sleeveLines } from "./own-words.ts";
import type { SleevePlace } from "./sleeve-place.ts";
import c from "./sleeve-preview.styles.ts";

/** What a sleeve looks like. */
export interface SleeveDrawing {
  /**
   * `print` or `logo`, `foil` or `logo-foil`, or `woven`, which lies on the ribbon in the picture; any other is drawn
   * as paper.
   */
  look: string;
  /** What is on it. */
  words: string;
  /** The address of a logo that is on it in place of words. */
  logo?: string;
  /** Whether the words only show where the shopper's own will be. */
  isExample: boolean;
  /** What is told of it to who does not see it. */
  label: string;
}

/** The largest letters, and how wide one is on average beside its height. */
const LARGEST = 17;
const LETTER = 0.52;

/** What a sleeve is made with: `logo-foil` is foil, too. */
const inkOf = (look: string): string => (look.endsWith("foil") ? "foil" : look);

/** A logo in one color in the middle of what is 100 wide and so high. */
const SleeveLogo = ({ ink, logo, height, gold }: { ink: string; logo: string; height: number; gold: string }) => {
  const mask = `${gold}logo`;
  return (
    <>
      <mask id={mask} className={c.mask} maskUnits="userSpaceOnUse" x={0} y={0} width={100} height={height}>
        <image href={logo} x={14} y={height * 0.18} width={72} height={height * 0.64} />
      </mask>
      <rect
        width={100}
        height={height}
        className={ink === "foil" ? undefined : c.print}
        fill={ink === "foil" ? `url(#${gold})` : undefined}
        mask={`url(#${mask})`}
      />
    </>
  );
};

/** The words of a sleeve in the middle of what is 100 wide and so high, as large as they fit. */
const SleeveWords = ({ look, words, isExample, height, gold }: SleeveDrawing & { height: number; gold: string }) => {
  const lines = sleeveLines(words);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(LARGEST, 74 / (longest * LETTER), (height * 0.62) / (lines.length * 1.2));
  const first = height / 2 - ((lines.length - 1) * size * 1.2) / 2;
  return (
    <text
      className={inkOf(look) === "foil" ? c.foilWords : c.printWords}
      fill={inkOf(look) === "foil" ? `url(#${gold})` : undefined}
      opacity={isExample ? 0.45 : undefined}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {lines.map((line, index) => (
        <tspan key={index} x={50} y={first + index * size * 1.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
};

/** A sleeve 100 wide: its paper, a ruled frame and the words. */
const Sleeve = ({ height, gold, ...drawing }: SleeveDrawing & { height: number; gold: string }) => (
  <>
    <defs>
      <linearGradient id={gold} x1="0" y1="0" x2="1" y2="1">
        {(["dark", "light", "bright", "light", "dark", "light"] as const).map((tone, index) => (
          <stop key={index} offset={`${index * 20}%`} className={c[tone]} />
        ))}
      </linearGradient>
    </defs>
    {drawing.look !== "woven" && (
      <rect
        x={4}
        y={4}
        width={92}
        height={height - 8}
        rx={1}
        className={c.rule}
        stroke={inkOf(drawing.look) === "foil" ? `url(#${gold})` : undefined}
        data-look={inkOf(drawing.look)}
      />
    )}
    {drawing.logo ? (
      <SleeveLogo ink={inkOf(drawing.look)} logo={drawing.logo} height={height} gold={gold} />
    ) : (
      <SleeveWords {...drawing} height={height} gold={gold} />
    )}
  </>
);

/** The sleeve over the picture of a product, at the angle it was photographed at. */
export const SleeveOver = ({ place, ...drawing }: SleeveDrawing & { place: SleevePlace }) => {
  const id = useId();
  const clip = `${id}clip`;
  return (
    <svg className={c.over} viewBox="0 0 100 100" role="img" aria-label={drawing.label}>
      <defs>
        <clipPath id={clip}>
          <polygon points={place.points} />
        </clipPath>
        <linearGradient id={`${id}shade`}>
          <stop offset="0%" className={c.shade} />
          <stop offset="14%" className={c.noShade} />
          <stop offset="86%" className={c.noShade} />
          <stop offset="100%" className={c.shade} />
        </linearGradient>
      </defs>
      <polygon points={place.points} className={c.paper} data-look={inkOf(drawing.look)} />
      <g clipPath={`url(#${clip})`}>
        <g transform={place.transform}>
          <Sleeve {...drawing} height={place.height} gold={`${id}gold`} />
        </g>
      </g>
      {drawing.look !== "woven" && <polygon points={place.points} fill={`url(#${id}shade)`} />}
    </svg>
  );
};

/** The sleeve laid flat, beside the field that is written in: on small screens the picture is out of sight there. */
export const SleeveFlat = (drawing: SleeveDrawing) => {
  const gold = `${useId()}gold`;
  const height = 40;
  return (
    <svg className={c.flat} viewBox={`0 0 100 ${height}`} aria-hidden="true">
      <rect
        width={100}
        height={height}
        rx={2}
        className={drawing.look === "woven" ? c.ribbon : c.paper}
        data-look={inkOf(drawing.look)}
      />
      <Sleeve {...drawing} height={height} gold={gold} />
    </svg>
  );
};
