import { FormattedMessage, useIntl } from "react-intl";
import { contentKinds } from "#app/components/search/content-kinds.ts";
import { Link } from "#app/components/ui/link.tsx";
import c from "./content-hits.styles.ts";
import type { ContentHit } from "./search-view.ts";

/** What is written in the shop about the words searched for. */
export const ContentHits = ({ hits }: { hits: readonly ContentHit[] }) => {
  const intl = useIntl();
  if (hits.length === 0) return null;
  return (
    <section className={c.hits} aria-labelledby="content-hits">
      <h2 className={c.title} id="content-hits">
        <FormattedMessage id="search.contentHits" defaultMessage="Read and bake" />
      </h2>
      <ul>
        {hits.map(({ link, kind, title, description }) => (
          <li key={link}>
            <small>{intl.formatMessage(contentKinds[kind])}</small>
            <Link className={c.link} to={link}>
              {title}
            </Link>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
