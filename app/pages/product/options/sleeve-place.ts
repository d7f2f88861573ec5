type Point = readonly [number, number];

/** Where a sleeve lies on a picture; all in hundredths of the picture. */
export interface SleevePlace {
  /** Its four corners, as a polygon's `points`. */
  points: string;
  /** Puts what is drawn 100 wide and `height` high onto it, as a `transform`. */
  transform: string;
  height: number;
}

const minus = ([x, y]: Point, [fromX, fromY]: Point): Point => [x - fromX, y - fromY];
const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const short = (number: number): number => Math.round(number * 1000) / 1000;

const isPoint = (point: readonly number[]): point is [number, number] =>
  point.length === 2 && point.every((each) => Number.isFinite(each));

/** The corners for a look: those behind its name (`logo:` is also that of `logo-foil`), else those behind none. */
const cornersFor = (area: string, look: string): string | undefined => {
  const parts = area.split(";").map((part) => /^\s*(?:([\w-]+):)?(.*)$/.exec(part));
  const named = parts.find((part) => part?.[1] !== undefined && (look === part[1] || look.startsWith(`${part[1]}-`)));
  return (named ?? parts.find((part) => part?.[1] === undefined))?.[2];
};

/**
 * Reads where something of that look is drawn (`c_personalizationArea`): four corners, from the upper left one
 * clockwise, `14.9,42.4 51.9,36.2 …`; where looks lie in several places, `14.9,42.4 …;logo:22.5,31.8 …`. Photographs
 * see a sleeve at an angle; what is drawn takes the mean of its opposite edges.
 */
export const sleevePlace = (area: unknown, look: string): SleevePlace | undefined => {
  const told = typeof area === "string" ? cornersFor(area, look) : undefined;
  if (told === undefined) return undefined;
  const corners = told
    .trim()
    .split(/\s+/)
    .map((corner) => corner.split(",").map(Number));
  if (corners.length !== 4 || !corners.every(isPoint)) return undefined;
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners as unknown as [Point, Point, Point, Point];
  const across = middle(minus(upperRight, upperLeft), minus(lowerRight, lowerLeft));
  const down = middle(minus(lowerLeft, upperLeft), minus(lowerRight, upperRight));
  if (length(across) === 0 || length(down) === 0) return undefined;
  const scale = length(across) / 100;
  const height = length(down) / scale;
  const center = middle(middle(upperLeft, lowerRight), middle(upperRight, lowerLeft));
  const unitAcross: Point = [across[0] / 100, across[1] / 100];
  const unitDown: Point = [down[0] / height, down[1] / height];
  const at = (axis: 0 | 1) => center[axis] - 50 * unitAcross[axis] - (height / 2) * unitDown[axis];
  const matrix = [...unitAcross, ...unitDown, at(0), at(1)].map(short).join(" ");
  return {
    points: corners.map((corner) => corner.join(",")).join(" "),
    transform: `matrix(${matrix})`,
    height: short(height),
  };
};
