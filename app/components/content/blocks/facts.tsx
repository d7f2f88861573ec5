import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { partsOf, textOf, type Fields } from "#app/domain/content/content-fields.ts";
import c from "./facts.styles.ts";

/** Drawings that a fact may ask for. */
const icons: Record<string, IconName> = {
  clock: "clock",
  people: "account",
  bag: "box",
  box: "box",
  thermometer: "thermometer",
  tag: "tag",
};

/** Short facts of a feature or a recipe, each beside a drawing. */
export const Facts = ({ fields }: { fields: Fields }) => {
  const facts = partsOf(fields, "facts").filter((fact) => textOf(fact, "text"));
  if (facts.length === 0) return null;
  return (
    <ul className={c.facts}>
      {facts.map((fact, index) => {
        const name = textOf(fact, "icon") ?? "";
        const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
        return (
          <li key={index}>
            {icon && <Icon name={icon} size="sm" />}
            {textOf(fact, "text")}
          </li>
        );
      })}
    </ul>
  );
};
