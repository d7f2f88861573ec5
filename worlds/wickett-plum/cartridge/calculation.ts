import type { CalculationRules } from "#sandbox/platform/site-preferences/merchant-rules-service.ts";

/**
 * Rules of the shop that baskets are worked out by, as merchants switch them on by preferences of a site: `qdThreshold`
 * (in the site's currency) while `qdThresholdEnabled` is on, and `heatWave`.
 */
export const calculation: CalculationRules = {
  minimumOrderCents: ({ qdThresholdEnabled, qdThreshold }) =>
    qdThresholdEnabled === true && typeof qdThreshold === "number" && qdThreshold > 0
      ? Math.round(qdThreshold * 100)
      : null,
  isHeatWave: ({ heatWave }) => heatWave === true,
};
