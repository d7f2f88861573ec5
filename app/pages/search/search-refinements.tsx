import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { isFull, type ArrivesBy, type SearchState } from "#app/domain/search/search-params.ts";
import { ArrivalButton } from "./arrival-button.tsx";
import { PickupToggle } from "./pickup-toggle.tsx";
import { refinementGroups } from "./refinement-groups.ts";
import c from "./search-refinements.styles.ts";
import type { RefinementView, SearchView } from "./search-view.ts";

/** How many refinements stand open at first; those in use are open as well. */
const OPEN_AT_FIRST = 3;

/** What the panel shows and tells. */
export interface SearchRefinementsProps {
  refinements: readonly RefinementView[];
  /** What is chosen, ahead of what is shown while results load. */
  wanted: SearchState;
  /** The shop whose stock is shown. */
  shop: SearchView["shop"];
  onToggle: (attributeId: string, value: string) => void;
  onShop: (shop: string | undefined) => void;
  onDay: (arrivesBy: ArrivesBy | undefined) => void;
}

const Group = ({ label, open, children }: { label: string; open: boolean; children: ReactNode }) => (
  <details className={c.group} open={open}>
    <summary>
      <span>{label}</span>
      <Icon name="chevron-down" size="sm" />
    </summary>
    <fieldset className={c.values} aria-label={label}>
      {children}
    </fieldset>
  </details>
);

/** The refinements of a result with their counts; each change is told at once. */
export const SearchRefinements = ({ refinements, wanted, shop, onToggle, onShop, onDay }: SearchRefinementsProps) => {
  const id = useId();
  const intl = useIntl();
  const { refinements: chosen } = wanted;
  const full = isFull(wanted);
  const check = (attributeId: string, { value, label, count }: RefinementView["values"][number]) => (
    <label key={attributeId + value} className={c.check}>
      <input
        type={attributeId === "price" ? "radio" : "checkbox"}
        name={`${id}${attributeId}`}
        checked={chosen[attributeId]?.includes(value) ?? false}
        disabled={full && chosen[attributeId] === undefined}
        onChange={() => onToggle(attributeId, value)}
      />
      <span>
        {label} {!wanted.arrivesBy && <small>({count})</small>}
      </span>
    </label>
  );
  return (
    <>
      <PickupToggle
        shop={wanted.shop === undefined ? undefined : { id: wanted.shop, ...(shop?.id === wanted.shop && shop) }}
        onChange={onShop}
      />
      <ArrivalButton arrivesBy={wanted.arrivesBy} onChange={onDay} />
      {full && (
        <output className={c.full}>
          <FormattedMessage id="search.refinementsFull" defaultMessage="Too many filters. Remove one to add another." />
        </output>
      )}
      {refinementGroups(refinements).map((group, index) =>
        "questions" in group ? (
          <Group
            key={group.id}
            label={intl.formatMessage({ id: "search.dietary", defaultMessage: "Dietary and allergens" })}
            open={group.questions.some((question) => chosen[question.id] !== undefined)}
          >
            {group.questions.flatMap(({ id: attributeId, label, values }) =>
              values.slice(0, 1).map((value) => check(attributeId, { ...value, label })),
            )}
            <p className={c.note}>
              <FormattedMessage
                id="search.dietaryNote"
                defaultMessage="“Without” follows the label: not in the recipe, and not handled nearby. Items without a label aren’t shown."
              />
            </p>
          </Group>
        ) : (
          <Group
            key={group.id}
            label={group.refinement.label}
            open={index < OPEN_AT_FIRST || chosen[group.id] !== undefined}
          >
            {group.refinement.values.map((value) => check(group.id, value))}
          </Group>
        ),
      )}
    </>
  );
};
