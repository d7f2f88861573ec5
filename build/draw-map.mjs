import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { geoConicEqualArea, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import { projectFolder } from "./paths.mjs";

/**
 * Draws the outline of the map of shops from Natural Earth and the US Census Bureau (both in the public domain):
 * `node build/draw-map.mjs`. The projection's figures go along, so that shops are put where the land is.
 */
const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(require.resolve(name), "utf8"));

const WIDTH = 1000;
/** Square degrees that a bend and an island have to be worth. */
const LEAST_BEND = 0.0015;
const LEAST_ISLAND = 0.04;
/** From the Pacific to the Atlantic, from Mexico to where the roads of Canada end: longitudes and latitudes. */
const corners = {
  type: "MultiPoint",
  coordinates: [
    [-126, 25.5],
    [-66, 25.5],
    [-133, 54],
    [-57, 51],
    [-97, 57],
  ],
};

const rounded = (value) => Math.round(value * 10) / 10;
const slim = (topology) => {
  const weighed = simplify(presimplify(topology), LEAST_BEND);
  return filter(weighed, filterWeight(weighed, LEAST_ISLAND));
};

const projection = geoConicEqualArea().parallels([29.5, 52]).rotate([96, 0]).fitWidth(WIDTH, corners);
const [, translateY] = projection.translate();
const height = Math.ceil(geoPath(projection).bounds(corners)[1][1]);
projection.clipExtent([
  [-40, -40],
  [WIDTH + 40, height + 40],
]);
const draw = geoPath(projection).digits(1);
const world = read("world-atlas/countries-50m.json");
const countries = world.objects.countries.geometries.filter(({ properties: { name } }) =>
  ["Canada", "United States of America"].includes(name),
);
const states = slim(read("us-atlas/states-10m.json"));
const lands = slim({ ...world, objects: { countries: { type: "GeometryCollection", geometries: countries } } });

const outline = {
  width: WIDTH,
  height,
  projection: {
    parallels: [29.5, 52],
    rotate: [96, 0],
    scale: rounded(projection.scale()),
    translate: [rounded(projection.translate()[0]), rounded(translateY)],
  },
  land: draw(feature(lands, lands.objects.countries)),
  borders: draw(mesh(states, states.objects.states, (one, other) => one !== other)),
};
const file = path.join(projectFolder, "app/pages/stores/map-outline.json");
writeFileSync(file, `${JSON.stringify(outline)}\n`);
console.log(`${file}: ${outline.land.length + outline.borders.length} characters, ${WIDTH} by ${height}`);
