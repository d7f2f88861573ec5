import c from "./shut-hatch.styles.ts";

/** The hatch with its shutter down; decoration alone, drawn so that it needs no file of a shop that is away. */
export const ShutHatch = () => (
  <svg className={c.hatch} viewBox="0 0 240 300" aria-hidden="true" focusable="false">
    <path className={c.frame} d="M0 280V120a120 120 0 0 1 240 0v160Z" />
    <path className={c.inside} d="M14 280V120a106 106 0 0 1 212 0v160Z" />
    <path className={c.shutter} d="M14 236V120a106 106 0 0 1 212 0v116Z" />
    <path className={c.slats} d="M55 36h130M29 68h182M17 100h206M14 132h212M14 164h212M14 196h212M14 228h212" />
    <path className={c.handle} d="M96 232h48" />
    <path className={c.sill} d="M-8 280h256v14H-8Z" />
  </svg>
);
