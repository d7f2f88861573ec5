import { FormattedMessage, useIntl } from "react-intl";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import type { SearchView } from "#app/domain/search/search-view.ts";
import c from "./search-page.styles.ts";

/** The banner of a results page: the way back up, the category or query, and which words were searched instead. */
export const SearchHeading = ({ view }: { view: SearchView }) => {
  const intl = useIntl();
  const { category, state, correctedQuery } = view;
  const title =
    category?.name ??
    (state.query
      ? intl.formatMessage(
          { id: "search.resultsFor", defaultMessage: "Results for “{query}”" },
          { query: correctedQuery ?? state.query },
        )
      : intl.formatMessage({ id: "search.allSweets", defaultMessage: "All sweets" }));
  return (
    <div className={c.head}>
      <div>
        <Breadcrumbs crumbs={view.crumbs} current={title} onColor />
        <h1 className={c.title}>{title}</h1>
        {category?.description && <p className={c.lede}>{category.description}</p>}
        {correctedQuery && (
          <p className={c.correction}>
            <FormattedMessage
              id="search.corrected"
              defaultMessage="Showing results for <b>{corrected}</b>. We found nothing spelled “{query}”."
              values={{ b: (chunks) => <b>{chunks}</b>, corrected: correctedQuery, query: state.query }}
            />
          </p>
        )}
      </div>
      {category?.banner && <img src={imageUrl(category.banner, { width: 780 })} alt="" width={390} height={390} />}
    </div>
  );
};
