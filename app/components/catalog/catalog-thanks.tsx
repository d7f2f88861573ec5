import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { FormThanks } from "#app/components/ui/form-thanks.tsx";
import c from "./catalog-request.styles.ts";

/** What stands in place of the form once a request has been taken. */
export function CatalogThanks() {
  return (
    <FormThanks
      title={
        <FormattedMessage
          id="catalogRequest.thanks"
          defaultMessage="Sweet! Your request for future catalogs has been submitted."
        />
      }
    >
      <p>
        <FormattedMessage
          id="catalogRequest.next"
          defaultMessage="We’ll mail you the next one as soon as it’s printed."
        />
      </p>
      <Link to="/" className={c.shop}>
        <FormattedMessage id="catalogRequest.continue" defaultMessage="Continue Shopping" />
      </Link>
    </FormThanks>
  );
}
