import { FormattedMessage, useIntl } from "react-intl";
import type { EverythingSuggestion } from "#app/hooks/search/use-search-suggestions.ts";
import { listOfQualities } from "./list-of-qualities.ts";

/** 'Everything sour', and beside what else was typed. */
export const EverythingText = ({ qualities, rest }: EverythingSuggestion) => {
  const intl = useIntl();
  const values = { qualities: listOfQualities(intl, qualities), rest };
  return rest ? (
    <FormattedMessage
      id="search.everythingAmong"
      defaultMessage="Everything {qualities} among “{rest}”"
      values={values}
    />
  ) : (
    <FormattedMessage id="search.everything" defaultMessage="Everything {qualities}" values={values} />
  );
};
