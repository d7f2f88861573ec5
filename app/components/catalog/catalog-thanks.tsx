import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import c from "./catalog-request.styles.ts";

/** What stands in place of the form once a request has been taken; it gets the focus, because the form is gone. */
export function CatalogThanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: "center" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={c.thanks}>
      <h3 ref={heading} tabIndex={-1} className={c.thanksTitle}>
        <FormattedMessage
          id="catalogRequest.thanks"
          defaultMessage="Sweet! Your request for future catalogs has been submitted."
        />
      </h3>
      <p>
        <FormattedMessage
          id="catalogRequest.next"
          defaultMessage="The next one comes by mail as soon as it is printed."
        />
      </p>
      <Link to="/" className={c.shop}>
        <FormattedMessage id="catalogRequest.continue" defaultMessage="Continue Shopping" />
      </Link>
    </div>
  );
}
