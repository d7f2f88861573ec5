import type { CSSProperties } from "react";
import c from "./people.styles.ts";

const grounds = ["lilac.300", "mint.300", "sherbet.300", "butter.300", "ice.300"] as const;

/** The first letters of a name in a window; the same name has always the same ground. */
export function Portrait({ name }: { name: string }) {
  const letters = name
    .split(" ")
    .map((part) => part.charAt(0))
    .filter(Boolean);
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const ground = (grounds[sum % grounds.length] ?? grounds[0]).replace(".", "-");
  return (
    <span className={c.portrait} style={{ "--bg": `var(--wp-colors-${ground})` } as CSSProperties} aria-hidden="true">
      {`${letters[0] ?? ""}${letters.length > 1 ? (letters.at(-1) ?? "") : ""}`.toUpperCase()}
    </span>
  );
}
