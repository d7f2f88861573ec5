import c from "./drawn-front.styles.ts";

/** A shop's hatch under its awning, where there is no picture of the front; decoration alone. */
export const DrawnFront = ({ className }: { className: string }) => (
  <svg
    className={`${className} ${c.front}`}
    viewBox="0 0 300 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path className={c.frame} d="M105 178V116a45 45 0 0 1 90 0v62Z" />
    <path className={c.light} d="M113 178V116a37 37 0 0 1 74 0v62Z" />
    <path className={c.sill} d="M95 176h110v9H95Z" />
    <path className={c.awning} d="M60 24h180v34H60Z" />
    <path className={c.stripes} d="M78 24v34M114 24v34M150 24v34M186 24v34M222 24v34" />
    <path
      className={c.awning}
      d="M60 58a18 13 0 0 0 36 0a18 13 0 0 0 36 0a18 13 0 0 0 36 0a18 13 0 0 0 36 0a18 13 0 0 0 36 0Z"
    />
  </svg>
);
