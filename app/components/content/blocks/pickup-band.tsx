import { ctasOf, textOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import { CtaList } from "../cta-list.tsx";
import c from "./pickup-band.styles.ts";

/** The mint band about collecting in a shop; at the foot of a page the awning hangs from it. */
export const PickupBand = ({ fields }: BlockProps) => {
  const headline = textOf(fields, "headline");
  return (
    <section className={c.band} data-band="" aria-label={headline}>
      <div className={`wrap ${c.inner}`}>
        <div>
          <h2 className={c.title}>{headline}</h2>
          <p>{textOf(fields, "bodyText")}</p>
        </div>
        <CtaList ctas={ctasOf(fields)} />
      </div>
    </section>
  );
};
