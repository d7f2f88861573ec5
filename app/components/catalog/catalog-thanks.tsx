import { FormattedMessage } from "react-intl";
import { FormThanks } from "#app/components/ui/form-thanks.tsx";
import { Link } from "#app/components/ui/link.tsx";
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
