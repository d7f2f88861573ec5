import { Icon } from "#app/components/ui/icon.tsx";
import { Markdown } from "#app/components/ui/markdown.tsx";
import { SmartLink } from "#app/components/ui/smart-link.tsx";
import { ctasOf, textOf } from "#app/domain/content/content-fields.ts";
import { isEmail } from "#app/validation/email-address.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./contact-box.styles.ts";

/** How to reach the shop: words, telephone, mail and hours. */
export const ContactBox = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  const text = textOf(fields, "bodyText");
  const phone = textOf(fields, "phone");
  const email = textOf(fields, "email");
  const hours = textOf(fields, "hours");
  const digits = phone?.replace(/\D/g, "");
  if (!headline && !text && !digits && !email) return null;
  return (
    <section className="wrap" aria-label={headline}>
      <div className={c.box}>
        <div className={c.words}>
          {headline && <h2 className={c.title}>{headline}</h2>}
          {text && <Markdown text={text} />}
          <CtaList ctas={ctasOf(fields)} />
        </div>
        <ul className={c.ways}>
          {digits && (
            <li>
              <Icon name="phone" />
              <SmartLink href={`tel:+${digits}`}>{phone}</SmartLink>
            </li>
          )}
          {email && isEmail(email) && (
            <li>
              <Icon name="mail" />
              <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
            </li>
          )}
          {hours && (
            <li>
              <Icon name="clock" />
              {hours}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};
