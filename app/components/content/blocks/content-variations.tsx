import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useSettled } from "#app/browser/use-settled.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { chooseVariation } from "#app/domain/content/choose-variation.ts";
import { textsOf } from "#app/domain/content/content-fields.ts";
import type { BlockProps } from "../block-props.ts";
import c from "./content-variations.styles.ts";

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

/** Measures what stands on the screen, so that blocks that come in its place can be as high; 0 where nobody sees it. */
const heightOnScreen = (element: HTMLElement | null): number => {
  const { top = 0, bottom = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return top < window.innerHeight && bottom > 0 ? Math.floor(height) : 0;
};

/**
 * Other blocks for the shoppers of some groups. The page everybody shares holds the default ones; the browser puts a
 * shopper's own in their place. Until the backend has said more, those of the account count. Blocks that come while the
 * place is looked at are no lower than those before, so that nothing below them jumps (navigation-39).
 */
export const ContentVariations = ({ variations, show }: BlockProps) => {
  const { customer } = useCustomer();
  const groups = useShopperGroups();
  const place = useRef<HTMLDivElement>(null);
  const wanted = variations
    ? chooseVariation(variations.variations, groups?.length ? groups : textsOf({ ...customer }, "c_groups"))
    : undefined;
  const [{ chosen, height }, setShown] = useState({ chosen: wanted, height: 0 });
  const change = useEffectEvent(() => {
    if (wanted !== chosen) setShown({ chosen: wanted, height: heightOnScreen(place.current) });
  });
  useLayoutEffect(() => change(), [wanted]);
  if (!variations) return null;
  return (
    <div ref={place} className={c.place} style={height > 0 ? { minHeight: `${height}px` } : undefined}>
      {show(chosen?.blocks ?? variations.defaultBlocks)}
    </div>
  );
};
