/** Somebody who looks after the companies and groups of a region. */
export interface WorldConcierge {
  id: string;
  name: string;
  phone: string;
  email: string;
  /**
   * First digits of the zip codes that are theirs; the longest that fits decides. Nobody looks after Puerto Rico, Guam
   * and the forces' post.
   */
  zipPrefixes: string[];
}

const concierge = (id: string, name: string, phone: string, zipPrefixes: string[]): WorldConcierge => ({
  id,
  name,
  phone,
  email: `${name.toLowerCase().replaceAll(" ", ".")}@wickettandplum.example`,
  zipPrefixes,
});

/** The concierges of the default world: each of the United States has one. */
export const worldConcierges: readonly WorldConcierge[] = [
  concierge("C-NEWENGLAND", "Prudence Alder", "1-617-555-0161", [
    "01",
    "02",
    "03",
    "04",
    "05",
    "060",
    "061",
    "062",
    "063",
    "064",
    "065",
    "066",
    "067",
    "068",
    "069",
  ]),
  concierge("C-NEWYORK", "Dominic Okafor", "1-212-555-0162", [
    "07",
    "080",
    "081",
    "082",
    "083",
    "084",
    "085",
    "086",
    "087",
    "088",
    "089",
    "1",
  ]),
  concierge("C-ATLANTIC", "Beatrix Lowell", "1-202-555-0163", ["2"]),
  concierge("C-SOUTHEAST", "Raymond Tull", "1-404-555-0164", [
    "30",
    "31",
    "32",
    "33",
    "344",
    "346",
    "347",
    "349",
    "35",
    "36",
    "37",
    "38",
    "39",
  ]),
  concierge("C-LAKES", "Wilhelmina Stroud", "1-312-555-0165", ["4", "5", "6"]),
  concierge("C-TEXAS", "Esteban Marsh", "1-512-555-0166", ["7", "885"]),
  concierge("C-MOUNTAIN", "Oona Featherly", "1-303-555-0167", ["8"]),
  concierge("C-CALIFORNIA", "Josephine Vance", "1-415-555-0168", [
    "90",
    "91",
    "92",
    "93",
    "94",
    "95",
    "960",
    "961",
    "967",
    "968",
  ]),
  concierge("C-NORTHWEST", "Tobias Fenn", "1-206-555-0169", ["97", "98", "99"]),
];
