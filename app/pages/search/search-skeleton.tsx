import { FormattedMessage } from "react-intl";
import { TileSkeletons } from "./tile-skeletons.tsx";
import c from "./search-skeleton.styles.ts";

/** What stands while a results page loads. */
export const SearchSkeleton = () => (
  <div className="wrap">
    <output className="vh">
      <FormattedMessage id="search.loading" defaultMessage="Loading results" />
    </output>
    <div className={c.page}>
      <div />
      <TileSkeletons count={9} />
    </div>
  </div>
);
