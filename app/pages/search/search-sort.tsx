import { FormattedMessage } from "react-intl";
import { DEFAULT_SORT } from "#app/domain/search/search-params.ts";
import c from "./search-sort.styles.ts";

/** The order of the results, as a native select. */
export const SearchSort = ({
  sorts,
  chosen = DEFAULT_SORT,
  onChange,
}: {
  sorts: readonly { id: string; label: string }[];
  chosen?: string;
  onChange: (sort: string) => void;
}) =>
  sorts.length > 0 && (
    <div className={c.sort}>
      <label htmlFor="sort">
        <FormattedMessage id="search.sortBy" defaultMessage="Sort by" />
      </label>
      <select id="sort" className={c.select} value={chosen} onChange={(event) => onChange(event.target.value)}>
        {sorts.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
