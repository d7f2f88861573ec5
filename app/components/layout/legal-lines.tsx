import { FormattedMessage } from "react-intl";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import { telephoneHref } from "#config/sites.ts";
import { LanguageLinks } from "./language-links.tsx";
import c from "./legal-lines.styles.ts";

/**
 * The telephone for people who use a screen reader, the copyright with the current year, and the shop's other
 * languages.
 */
export const LegalLines = () => {
  const { accessibilityPhone, legalName, name } = useSite();
  const { year } = useShellData();
  return (
    <>
      <p>
        <FormattedMessage
          id="footer.accessibility"
          defaultMessage="Using a screen reader and stuck on something? Call {phone} and a person will place your order with you."
          values={{
            phone: (
              <a className={c.phone} href={telephoneHref(accessibilityPhone)}>
                {accessibilityPhone}
              </a>
            ),
          }}
        />
      </p>
      <p>
        <FormattedMessage
          id="footer.copyright"
          defaultMessage="© {year} {owner}"
          values={{
            year: year === undefined ? "" : String(year),
            owner: legalName ?? name,
          }}
        />{" "}
        <LanguageLinks />
      </p>
    </>
  );
};
