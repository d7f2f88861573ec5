/**
 * Where each product stands on its page of the digital catalog, in percent of the page; written by
 * `worlds/wickett-plum/print/print-catalog.mjs`.
 */
export const digitalCatalogPlaces: Readonly<
  Record<string, { left: number; top: number; width: number; height: number }>
> = {
  "480127": { left: 52.5, top: 18.2, width: 39.7, height: 35.3 },
  "480130": { left: 7.8, top: 18.2, width: 39.7, height: 35.3 },
  "480133": { left: 52.5, top: 56, width: 39.7, height: 35.3 },
  "480145": { left: 52.5, top: 56, width: 39.7, height: 35.3 },
  "481104": { left: 52.5, top: 54.1, width: 39.7, height: 35.3 },
  "482101": { left: 52.5, top: 18.2, width: 39.7, height: 35.3 },
  "482104": { left: 7.8, top: 56, width: 39.7, height: 35.3 },
  "482107": { left: 52.5, top: 56, width: 39.7, height: 35.3 },
  "482122": { left: 7.8, top: 18.2, width: 39.7, height: 35.3 },
  "487101": { left: 7.8, top: 18.2, width: 39.7, height: 33.4 },
  "487110": { left: 52.5, top: 54.1, width: 39.7, height: 33.4 },
  "487122": { left: 52.5, top: 18.2, width: 39.7, height: 33.4 },
  "487125": { left: 7.8, top: 54.1, width: 39.7, height: 33.4 },
  "488104": { left: 7.8, top: 18.2, width: 39.7, height: 33.4 },
  "488107": { left: 52.5, top: 18.2, width: 39.7, height: 33.4 },
  "491101": { left: 7.8, top: 56, width: 39.7, height: 35.3 },
  "491104": { left: 7.8, top: 54.1, width: 39.7, height: 35.3 },
  "491122": { left: 52.5, top: 18.2, width: 39.7, height: 35.3 },
  "491128": { left: 7.8, top: 56, width: 39.7, height: 35.3 },
  "493101": { left: 7.8, top: 23, width: 39.7, height: 35.3 },
  "493104": { left: 52.5, top: 23, width: 39.7, height: 35.3 },
  "493107": { left: 7.8, top: 60.8, width: 39.7, height: 35.3 },
  "493110": { left: 52.5, top: 60.8, width: 39.7, height: 35.3 },
  "493113": { left: 7.8, top: 18.2, width: 39.7, height: 35.3 },
  "495101": { left: 7.8, top: 23.6, width: 84.3, height: 9.8 },
  "495104": { left: 7.8, top: 33.4, width: 84.3, height: 9.8 },
  "495107": { left: 7.8, top: 53.1, width: 84.3, height: 9.8 },
  "495110": { left: 7.8, top: 43.3, width: 84.3, height: 9.8 },
  "495113": { left: 7.8, top: 72.8, width: 84.3, height: 9.8 },
  "495119": { left: 7.8, top: 63, width: 84.3, height: 9.8 },
};
