import type { PictureName } from "./catalogue/pictures.ts";

/** A film of the shop at the video service. */
export interface Film {
  /** Eleven letters, digits, lines and underscores. */
  id: string;
  title: string;
  poster: PictureName;
}

/** The films of the default world. */
export const films = [
  { id: "brittleSma1", title: "Smashing brittle, the right way", poster: "brittle-photo" },
  { id: "lollyPul1ed", title: "How a lollipop is pulled", poster: "lollipop-photo" },
  { id: "dipping-R00", title: "A morning in the dipping room", poster: "bonbon-drizzle-photo" },
  { id: "ribbonTied1", title: "Tying the bow", poster: "red-letter-photo" },
  { id: "truffleRo11", title: "Rolling truffles by hand", poster: "truffles-photo" },
  { id: "gummyBears0", title: "Pouring the bears", poster: "gummies-photo" },
] as const satisfies readonly Film[];

/** The id of a film of the default world. */
export type FilmId = (typeof films)[number]["id"];
