import { FormattedMessage } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { telephoneHref } from "#config/sites.ts";

/** The telephone for people who use a screen reader, and the copyright with the current year. */
export const LegalLines = () => {
  const { accessibilityPhone } = useSite();
  return (
    <>
      <p>
        <FormattedMessage
          id="footer.accessibility"
          defaultMessage="Using a screen reader and stuck on something? Call {phone} and a person will place your order with you."
          values={{ phone: <a href={telephoneHref(accessibilityPhone)}>{accessibilityPhone}</a> }}
        />
      </p>
      <p>
        <FormattedMessage
          id="footer.copyright"
          defaultMessage="© {year} Wickett & Plum Confectioners"
          values={{ year: String(new Date().getFullYear()) }}
        />
      </p>
    </>
  );
};
