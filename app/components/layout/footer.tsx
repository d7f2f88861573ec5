import loadable from "@loadable/component";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { FooterColumn } from "./footer-column.tsx";
import c from "./footer.styles.ts";
import { LegalLines } from "./legal-lines.tsx";

const OwnColumns = loadable(() => import(/* webpackChunkName: "own-columns" */ "./own-columns.tsx"), {
  resolveComponent: (module) => module.OwnColumns,
});

/** The networks of the footer (navigation-31) by their icons, with their names. */
const networks: { readonly [Icon in IconName]?: string } = {
  instagram: "Instagram",
  "x-twitter": "X",
  facebook: "Facebook",
  tiktok: "TikTok",
  youtube: "YouTube",
  pinterest: "Pinterest",
};

/**
 * Newsletter, menu columns, social links, help and copyright under the awning (navigation-28). Without the merchant's
 * columns there are a few of the shop's own.
 */
export const Footer = () => {
  const intl = useIntl();
  const { footer } = useShellData();
  const navigate = useNavigate();
  const social = (footer.social ?? []).flatMap(({ network, link }) => {
    const icon = network as IconName;
    const name = networks[icon];
    return name ? [{ name, icon, link }] : [];
  });
  return (
    <>
      <div className={c.awning} data-awning aria-hidden="true" />
      <footer className={`on-dark ${c.footer}`} data-lower-edge>
        <div className="wrap">
          <div className={c.sweet}>
            <div>
              <h2 className={c.title} id="sweet-list">
                <Link to="/emailsignup">
                  <FormattedMessage id="footer.newsletter" defaultMessage="Join The Sweet List" />
                </Link>
              </h2>
              {footer.newsletterText && <p className={c.text}>{footer.newsletterText}</p>}
            </div>
            {/* What was typed goes along in the history or, without scripts, in a body: an address would tell it to logs. */}
            <form
              className={c.join}
              action="/plain/newsletter/start"
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                const { value: email } = event.currentTarget.elements[0] as HTMLInputElement;
                void navigate("/emailsignup", { state: { email } });
              }}
            >
              <input
                className={c.email}
                type="email"
                name="email"
                autoComplete="email"
                maxLength={50}
                aria-labelledby="sweet-list"
                placeholder={intl.formatMessage({ id: "field.email", defaultMessage: "Email" })}
              />
              <button className={c.signUp}>
                <FormattedMessage id="footer.signUp" defaultMessage="SIGN UP" />
              </button>
            </form>
          </div>
          <div className={c.columns}>
            {footer.columns.length === 0 && (
              <QuietBoundary>
                <OwnColumns />
              </QuietBoundary>
            )}
            {footer.columns.map(({ title, links }, index) => (
              <FooterColumn key={title} id={`footer-column-${index}`} title={title}>
                {links.map(({ text, link }) => (
                  <li key={`${text} ${link}`}>
                    <SmartLink href={link}>{text}</SmartLink>
                  </li>
                ))}
              </FooterColumn>
            ))}
            <div className={c.hello}>
              {social.length > 0 && (
                <>
                  <h3>
                    <FormattedMessage id="footer.hello" defaultMessage="Say hello" />
                  </h3>
                  <div className={c.social}>
                    {social.map(({ name, icon, link }) => (
                      <SmartLink
                        key={icon}
                        href={link}
                        label={intl.formatMessage(
                          { id: "footer.social", defaultMessage: "{name} (opens in a new tab)" },
                          { name },
                        )}
                      >
                        <Icon name={icon} />
                      </SmartLink>
                    ))}
                  </div>
                </>
              )}
              <Link className={c.feedback} to="/contact-us" data-survey="">
                <FormattedMessage id="footer.feedback" defaultMessage="GIVE FEEDBACK" />
              </Link>
            </div>
          </div>
          <div className={c.legal}>
            <LegalLines />
            <p>
              <Link to="/company-info/privacy-policy" data-cookies="">
                <FormattedMessage id="footer.cookies" defaultMessage="Cookie settings" />
              </Link>
            </p>
          </div>
        </div>
      </footer>
    </>
  );
};
