import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./message-view.styles.ts";

/** A search in place of a page that is not there: a plain form, so that it finds something without scripts too. */
export const NotFoundSearch = () => {
  const intl = useIntl();
  return (
    <>
      <form className={c.search} action="/search">
        <input
          className={c.query}
          name="q"
          required
          maxLength={500}
          aria-label={intl.formatMessage({ id: "search.label", defaultMessage: "Search the shop" })}
          placeholder={intl.formatMessage({ id: "notFound.search", defaultMessage: "What were you after?" })}
        />
        <button className={c.find}>
          <FormattedMessage id="notFound.find" defaultMessage="Search" />
        </button>
      </form>
      <p className={c.ways}>
        <Link to="/category/newarrivals">
          <FormattedMessage id="search.seeNew" defaultMessage="See what’s new" />
        </Link>
        <Link to="/gift-finder">
          <FormattedMessage id="title.giftFinder" defaultMessage="Gift finder" />
        </Link>
        <Link to="/track-order">
          <FormattedMessage id="title.trackOrder" defaultMessage="Track an order" />
        </Link>
      </p>
    </>
  );
};
