import { FormattedMessage } from "react-intl";
import c from "./search-skeleton.styles.ts";
import { TileSkeletons } from "./tile-skeletons.tsx";

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
