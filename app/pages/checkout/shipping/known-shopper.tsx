import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { useLocation } from "react-router-dom";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import c from "../checkout-layout.styles.ts";

/**
 * Offers a guest the login beside her email, and a mailed code where the shop has them; both lead back to the step
 * (checkout-25). Whether an email has an account is told to its mailbox alone.
 */
export function KnownShopper() {
  const { values } = useFormikContext<{ email: string }>();
  const { codeLogin } = useSite();
  const { pathname } = useLocation();
  const login = `/login?redirect=${encodeURIComponent(pathname)}`;
  const email = values.email.trim();
  return (
    <p className={c.known}>
      <FormattedMessage id="knownShopper.ask" defaultMessage="Been here before?" />{" "}
      <Link className={c.back} to={login} state={{ email }}>
        <FormattedMessage id="knownShopper.logIn" defaultMessage="Log in" />
      </Link>
      {codeLogin ? (
        <>
          {" "}
          <Link className={c.back} to={login} state={{ email, byCode: true }}>
            <FormattedMessage id="knownShopper.code" defaultMessage="Get a code by email" />
          </Link>
        </>
      ) : null}
    </p>
  );
}
