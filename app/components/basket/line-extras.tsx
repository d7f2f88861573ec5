import loadable from "@loadable/component";
import { Optional } from "#app/components/ui/optional.tsx";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";

const MixContents = loadable(
  () => import(/* webpackChunkName: "mix-contents" */ "#app/components/custom-mix/mix-contents.tsx"),
  { resolveComponent: (module) => module.MixContents },
);

/** What a line holds beside its product, in a chunk that only such lines fetch: the sweets of a box that was filled. */
export const LineExtras = ({ item }: { item: BasketItem }) =>
  item.c_customMix ? (
    <Optional>
      <MixContents attribute={item.c_customMix} />
    </Optional>
  ) : null;
