import { useCallback, useRef, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { units } from "#config/countries/formats.ts";
import { useSite } from "#app/contexts/site-context.tsx";
import type { PickupShop } from "#app/domain/stores/pickup-shop.ts";

/** How many shops are named around a place. */
const MOST_NEAR = 5;
/** Longest time a browser looks for its place, and how old one may be. */
const PATIENCE = { timeout: 10_000, maximumAge: 600_000 };

/** How the search around the shopper's own place stands. */
export interface NearMe {
  status: "idle" | "pending" | "done" | "refused";
  /** The nearest first, each with its distance. */
  shops: readonly PickupShop[];
}

const nothing: NearMe = { status: "idle", shops: [] };

const locate = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, PATIENCE);
  });

/**
 * The shops around where the shopper is. The place stays in the browser: it is compared with the shops of the page and
 * sent nowhere. `refused` where the browser does not say it.
 */
export const useNearMe = (shops: readonly PickupShop[]) => {
  const { country } = useSite();
  const unit = units[country].distance;
  const [state, setState] = useState(nothing);
  const turn = useRef(0);
  const find = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    setState({ status: "pending", shops: [] });
    try {
      const [place, { nearShops }] = await Promise.all([
        locate(),
        import(/* webpackChunkName: "shop-map" */ "./near-shops.ts"),
      ]);
      if (mine === turn.current)
        setState({ status: "done", shops: nearShops(shops, place, { most: MOST_NEAR, unit }) });
    } catch (error) {
      // Whoever does not want to be found is no problem of the shop's.
      if (error instanceof Error) logProblem("The shops near a place could not be found.", error);
      if (mine === turn.current) setState({ status: "refused", shops: [] });
    }
  }, [shops, unit]);
  const forget = useCallback(() => {
    turn.current += 1;
    setState(nothing);
  }, []);
  return { ...state, find, forget };
};
