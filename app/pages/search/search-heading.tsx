import { listOfQualities } from "#app/components/search/list-of-qualities.ts";
import { FormattedMessage, useIntl } from "react-intl";
import type { CSSProperties } from "react";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { imageUrl } from "#app/domain/product/image-url.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import { phraseOf } from "#app/domain/search/search-params.ts";
import type { SearchView } from "./search-view.ts";
import c from "./search-page.styles.ts";

/** Width of the picture, in pixels of a dense screen. */
const BANNER_WIDTH = 780;

/** The banner of a results page: the way back up, the category or query, and which words were searched instead. */
export const SearchHeading = ({ view }: { view: SearchView }) => {
  const intl = useIntl();
  const { category, state, correctedQuery, understood, banner } = view;
  // Whose words are refinements no more is called by what is left of it.
  const query = understood ? state.query : phraseOf(state) || state.query;
  const asTyped = new URLSearchParams({ q: state.query, words: state.query });
  const text = banner?.text ?? category?.description;
  const picture = banner?.media
    ? mediaUrl(banner.media, BANNER_WIDTH)
    : category?.banner && imageUrl(category.banner, { width: BANNER_WIDTH });
  const title =
    category?.name ??
    (state.query
      ? intl.formatMessage(
          { id: "search.resultsFor", defaultMessage: "Results for “{query}”" },
          { query: correctedQuery ?? query },
        )
      : intl.formatMessage({ id: "search.allSweets", defaultMessage: "All sweets" }));
  return (
    <div className={c.head} style={{ "--ground": banner?.color } as CSSProperties}>
      <div>
        <Breadcrumbs crumbs={view.crumbs} current={title} onColor />
        <h1 className={c.title}>{title}</h1>
        {banner?.headline && <p className={c.tagline}>{banner.headline}</p>}
        {text && <p className={c.lede}>{text}</p>}
        {understood && (
          <p className={c.correction}>
            <FormattedMessage
              id="search.understood"
              defaultMessage="Showing what is {qualities}."
              values={{ qualities: listOfQualities(intl, understood) }}
            />{" "}
            <Link className={c.link} to={`/search?${asTyped.toString()}`}>
              <FormattedMessage id="search.asTyped" defaultMessage="Search for these words instead" />
            </Link>
          </p>
        )}
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
      {picture && <img src={picture} alt="" width={390} height={390} loading="lazy" />}
    </div>
  );
};
