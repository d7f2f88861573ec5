import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { imageUrl, TILE_WIDTH } from "#app/domain/product/image-url.ts";
import type { CutOpen } from "#app/domain/product/cut-open.ts";
import c from "./cut-open-panel.styles.ts";

/** What a sweet looks like inside, and what its layers are. */
export const CutOpenPanel = memo(function CutOpenPanel({ inside: { picture, layers } }: { inside: CutOpen }) {
  return (
    <section className={c.panel} data-below aria-labelledby="cut-open">
      <div className={c.picture}>
        <img
          className={c.image}
          src={imageUrl(picture.src, { width: TILE_WIDTH })}
          alt={picture.alt}
          width={TILE_WIDTH}
          height={TILE_WIDTH}
          loading="lazy"
        />
      </div>
      <div className={c.words}>
        <h2 className={c.title} id="cut-open">
          <FormattedMessage id="product.cutOpen" defaultMessage="Cut one open" />
        </h2>
        <dl className={c.layers}>
          {layers.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
});
