/** The moment the world is made at: what it says about the past lies before it, whenever a database is seeded. */
export const worldEpoch = new Date("2026-11-01T15:00:00Z");
