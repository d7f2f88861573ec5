import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";

const MixContents = onDemand(() =>
  import(/* webpackChunkName: "mix-contents" */ "#app/components/custom-mix/mix-contents.tsx").then(
    (module) => module.MixContents,
  ),
);

const LineOptions = onDemand(() =>
  import(/* webpackChunkName: "line-options" */ "./line-options.tsx").then((module) => module.LineOptions),
);

/**
 * What a line holds beside its product, in chunks that only such lines fetch: the sweets of a box that was filled, and
 * what it is made as.
 */
export const LineExtras = ({ item }: { item: BasketItem }) => (
  <QuietBoundary>
    {item.c_customMix ? <MixContents attribute={item.c_customMix} /> : null}
    {item.optionItems ? <LineOptions item={item} /> : null}
  </QuietBoundary>
);
