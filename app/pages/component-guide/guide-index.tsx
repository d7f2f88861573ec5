import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { schemaOf } from "./block-schema.ts";
import c from "./workbench.styles.ts";

/** A kind of block in the guide's list. */
export interface GuideEntry {
  kind: string;
  /** Names of its examples. */
  examples: readonly string[];
}

/** Every kind of block, found by its name, its fields or its examples. */
export const GuideIndex = ({ entries }: { entries: readonly GuideEntry[] }) => {
  const intl = useIntl();
  const [query, setQuery] = useState("");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ kind, examples }: GuideEntry) =>
    [kind, ...examples, ...Object.keys(schemaOf(kind)?.properties ?? {})].join(" ").toLowerCase();
  const found = entries.filter((entry) => words.every((word) => textOf(entry).includes(word)));
  return (
    <div className={`wrap ${c.bench}`}>
      <p className={c.field}>
        <label htmlFor="guide-search">
          <FormattedMessage id="guide.search" defaultMessage="Find a block" />
        </label>
        <input
          id="guide-search"
          type="search"
          className={c.input}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={intl.formatMessage({ id: "guide.searchHint", defaultMessage: "A name or a field, such as cta" })}
        />
      </p>
      <output>
        <FormattedMessage
          id="guide.found"
          defaultMessage="{count, plural, =0 {No block is called that.} one {# block} other {# blocks}}"
          values={{ count: found.length }}
        />
      </output>
      <ul className={c.cards}>
        {found.map(({ kind, examples }) => (
          <li key={kind}>
            <Link to={`/component-guide/${kind}`}>{kind}</Link>
            <span>
              <FormattedMessage
                id="guide.exampleCount"
                defaultMessage="{count, plural, one {# example} other {# examples}}"
                values={{ count: examples.length }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
