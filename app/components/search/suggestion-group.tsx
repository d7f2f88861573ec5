import type { ReactNode } from "react";
import c from "./search-suggestions.styles.ts";

/** Suggestions of one kind below their title; nothing where there are none. */
export const SuggestionGroup = <Item,>({
  id,
  title,
  items,
  className,
  children,
}: {
  /** Of the title, which names the group. */
  id: string;
  title: string;
  items: readonly Item[];
  className?: string;
  children: (item: Item, index: number) => ReactNode;
}) =>
  items.length > 0 && (
    <fieldset aria-labelledby={id}>
      <p id={id} className={c.heading} role="presentation">
        {title}
      </p>
      <div className={className} role="presentation">
        {items.map(children)}
      </div>
    </fieldset>
  );
