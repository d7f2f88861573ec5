import { useEffect, useRef } from "react";
import { useSite } from "#app/contexts/site-context.tsx";
import { areInstalmentsOffered } from "#app/domain/payment/instalments.ts";
import { showPlacement } from "#app/integrations/instalment-placement.ts";
import type { InstalmentMessageConfig } from "#config/sites.ts";
import { useShellData } from "#app/contexts/shell-data.ts";
import c from "./instalment-message.styles.ts";

function Placement({ settings, price, locale }: { settings: InstalmentMessageConfig; price: number; locale: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = frame.current;
    return container ? showPlacement({ settings, price, locale, container }) : undefined;
  }, [settings, price, locale]);
  return <div ref={frame} className={c.message} />;
}

/**
 * What paying by instalments would cost, in the vendor's own words (payment-20). It is there where the site preference
 * `isKlarnaEnabled` agrees and the amount is as much as instalments are offered from; it takes no room when the vendor
 * has nothing to say.
 */
export function InstalmentMessage({ price }: { price: number | undefined }) {
  const { instalments, locale } = useSite();
  const { preferences } = useShellData();
  if (!instalments || price === undefined || !areInstalmentsOffered(instalments, preferences, price)) return null;
  return <Placement settings={instalments} price={price} locale={locale} />;
}
