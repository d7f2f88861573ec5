import { useLocation } from "react-router-dom";
import { useSite } from "#app/contexts/site-context.tsx";

/**
 * The ways to this very page in the shop's other languages, each in its own words; nothing where the shop speaks one.
 */
export const LanguageLinks = () => {
  const { languages = [], locale } = useSite();
  const { pathname } = useLocation();
  return languages
    .filter((other) => other.locale !== locale)
    .map((other) => (
      <a
        key={other.locale}
        href={other.origin + pathname}
        hrefLang={other.locale}
        lang={other.locale}
        onClick={({ currentTarget }) => {
          // Kept pages are the same for every query, so that it is added when somebody goes.
          currentTarget.href = other.origin + pathname + window.location.search;
        }}
      >
        {other.name}
      </a>
    ));
};
