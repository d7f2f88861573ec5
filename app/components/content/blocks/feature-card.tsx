import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { ctasOf, mediaOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { mediaUrl } from "#app/domain/content/media.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./feature-card.styles.ts";

/** Drawings that a fact may ask for. */
const icons: Record<string, IconName> = { clock: "clock", people: "account", bag: "box" };

/** Picture, words, short facts and calls to action beside each other. */
export const FeatureCard = ({ fields }: BlockProps) => {
  const media = mediaOf(fields);
  const facts = partsOf(fields, "facts");
  const headline = textOf(fields, "headline");
  return (
    <section className="section" aria-label={headline}>
      <div className={`wrap ${c.feature}`}>
        <div className={c.window}>
          {media && <img src={mediaUrl(media, 960)} alt={media.alt ?? ""} width={512} height={512} loading="lazy" />}
        </div>
        <div className={c.words}>
          <h2 className={c.title}>{headline}</h2>
          <p className={c.lede}>{textOf(fields, "bodyText")}</p>
          {facts.length > 0 && (
            <ul className={c.facts}>
              {facts.map((fact) => {
                const icon = icons[textOf(fact, "icon") ?? ""];
                return (
                  <li key={textOf(fact, "text")}>
                    {icon && <Icon name={icon} size="sm" />}
                    {textOf(fact, "text")}
                  </li>
                );
              })}
            </ul>
          )}
          <CtaList ctas={ctasOf(fields)} />
        </div>
      </div>
    </section>
  );
};
