interface StandIn {
  family: string;
  /**
   * Faces of the shopper's machine, the first one that is there. Those of Linux come first: there a browser looks
   * through all fonts for each name that is missing, before the first paint; elsewhere it looks into a table.
   */
  local: readonly string[];
  /** Of the weights that it stands in for; all without. */
  weights?: string;
  /** What makes it as wide and as high as the face itself, so that no line breaks anew when that comes. */
  measures: Readonly<Record<"size-adjust" | "ascent-override" | "descent-override", string>>;
}

interface Face {
  /** As sheets call it; its file is imported in `app/shell/document.tsx`. */
  family: string;
  /** Lightest and heaviest weight of the variable font. */
  weights: string;
  standIns: readonly StandIn[];
  /** Faces after those, as sheets list them. */
  others: string;
  /** What is left where nothing was fetched and nothing measured. */
  last: string;
}

/** Figures within headings are those of text: the display face draws its own with flourishes that are hard to read. */
interface Figures {
  family: string;
  /** The one weight that they have, whatever the heading's is: its strokes are heavier. */
  weight: string;
  /** What makes them as high as the capitals of the heading. */
  "size-adjust": string;
}

/**
 * The two faces: of headings and of text. They have a file of their own since browsers get them with the sheets, and
 * the name of the brand by itself.
 */
export const brandFaces: { heading: Face & { figures: Figures }; body: Face } = {
  heading: {
    figures: { family: "Heading Figures", weight: "650", "size-adjust": "90%" },
    family: "Kalnia Variable",
    weights: "100 700",
    standIns: [
      {
        family: "Kalnia Fallback Liberation",
        local: ["Liberation Serif"],
        measures: { "size-adjust": "130%", "ascent-override": "81%", "descent-override": "23%" },
      },
      {
        family: "Kalnia Fallback",
        local: ["Georgia", "Noto Serif", "Gelasio"],
        measures: { "size-adjust": "112%", "ascent-override": "94%", "descent-override": "27%" },
      },
    ],
    others: "Kalnia, 'Bodoni 72', Didot",
    last: "Georgia, serif",
  },
  body: {
    family: "Figtree Variable",
    weights: "300 900",
    standIns: [
      {
        family: "Figtree Fallback",
        local: ["Liberation Sans", "Arial", "Roboto"],
        weights: "100 550",
        measures: { "size-adjust": "100.3%", "ascent-override": "94.7%", "descent-override": "24.9%" },
      },
      {
        family: "Figtree Fallback",
        local: ["Liberation Sans Bold", "Arial Bold", "Roboto Bold"],
        weights: "551 900",
        measures: { "size-adjust": "97%", "ascent-override": "98%", "descent-override": "26%" },
      },
    ],
    others: "Figtree, 'Avenir Next', 'Segoe UI'",
    last: "system-ui, sans-serif",
  },
};
