import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./content-hits.styles.ts";
import type { ContentHit } from "./search-view.ts";

const kinds = defineMessages({
  recipe: { id: "search.kindRecipe", defaultMessage: "Recipe" },
  story: { id: "search.kindStory", defaultMessage: "Journal" },
  help: { id: "search.kindHelp", defaultMessage: "Help" },
  occasion: { id: "search.kindOccasion", defaultMessage: "Occasion" },
});

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
            <small>{intl.formatMessage(kinds[kind])}</small>
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
