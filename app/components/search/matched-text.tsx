import { matchedParts } from "#app/domain/search/matched-parts.ts";
import c from "./search-suggestions.styles.ts";

/** A name in which what was typed is marked (search-22). */
export const MatchedText = ({ text, typed }: { text: string; typed: string }) => (
  <span>
    {matchedParts(text, typed).map((part, index) =>
      part.isMatch ? (
        // The pieces of a name never change places.
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <mark key={index} className={c.match}>
          {part.text}
        </mark>
      ) : (
        part.text
      ),
    )}
  </span>
);
