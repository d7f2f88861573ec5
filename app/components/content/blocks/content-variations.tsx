import { useEffect, useState } from "react";
import { useSettled } from "#app/browser/use-settled.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { chooseVariation } from "#app/domain/content/choose-variation.ts";
import { textsOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";

/** The groups that follow from device, country, source code and account; undefined until they are known. */
const useShopperGroups = (): readonly string[] | undefined => {
  const { shopperContext } = useCommerceApi();
  const [groups, setGroups] = useState<readonly string[]>();
  // The first page is not held up by what only some shoppers see otherwise.
  const isSettled = useSettled();
  useEffect(() => {
    if (!isSettled) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    shopperContext.load().then(
      ({ listen }) => {
        if (!isOver) stop = listen(setGroups);
      },
      // The default content is for everybody.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isSettled, shopperContext]);
  return groups;
};

/**
 * Other blocks for the shoppers of some groups. The page everybody shares holds the default ones; the browser puts a
 * shopper's own in their place. Until the backend has said more, those of the account count.
 */
export const ContentVariations = ({ variations, show }: BlockProps) => {
  const { customer } = useCustomer();
  const groups = useShopperGroups();
  if (!variations) return null;
  const chosen = chooseVariation(variations.variations, groups?.length ? groups : textsOf({ ...customer }, "c_groups"));
  return show(chosen?.blocks ?? variations.defaultBlocks);
};
