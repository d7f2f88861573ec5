import { useId } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Refinements } from "#app/domain/search/search-params.ts";
import type { RefinementView } from "#app/domain/search/search-view.ts";
import c from "./search-refinements.styles.ts";

/** How many refinements stand open at first; those in use are open as well. */
const OPEN_AT_FIRST = 3;

/** The refinements of a result with their counts; each change is told at once. */
export const SearchRefinements = ({
  refinements,
  chosen,
  onToggle,
}: {
  refinements: readonly RefinementView[];
  chosen: Refinements;
  onToggle: (attributeId: string, value: string) => void;
}) => {
  const id = useId();
  return (
    <>
      {refinements.map((refinement, index) => (
        <details
          key={refinement.id}
          className={c.group}
          open={index < OPEN_AT_FIRST || chosen[refinement.id] !== undefined}
        >
          <summary>
            <span>{refinement.label}</span>
            <Icon name="chevron-down" size="sm" />
          </summary>
          <fieldset className={c.values} aria-label={refinement.label}>
            {refinement.values.map(({ value, label, count }) => (
              <label key={value} className={c.check}>
                <input
                  type={refinement.id === "price" ? "radio" : "checkbox"}
                  name={`${id}${refinement.id}`}
                  checked={chosen[refinement.id]?.includes(value) ?? false}
                  onChange={() => onToggle(refinement.id, value)}
                />
                <span>
                  {label} <small>({count})</small>
                </span>
              </label>
            ))}
          </fieldset>
        </details>
      ))}
    </>
  );
};
