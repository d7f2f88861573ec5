import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";

const MixContents = onDemand(() =>
  import(/* webpackChunkName: "mix-contents" */ "#app/components/custom-mix/mix-contents.tsx").then(
    (module) => module.MixContents,
  ),
);

/** What a line holds beside its product, in a chunk that only such lines fetch: the sweets of a box that was filled. */
export const LineExtras = ({ item }: { item: BasketItem }) =>
  item.c_customMix ? (
    <QuietBoundary>
      <MixContents attribute={item.c_customMix} />
    </QuietBoundary>
  ) : null;
