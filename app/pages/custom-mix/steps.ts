import { CANDY_STORAGE_ID, LOLLIPOP_STORAGE_ID } from "#app/domain/custom-mix/box.ts";
import { candyBoxPath, lollipopBoxPath } from "#config/brand.ts";

/** The steps of the flow in their order; the first has no path of its own (custom-mix-1). */
export const mixSteps = ["start", "select-item", "select-candies", "set-quantities", "review-box"] as const;

/** A step of the flow. */
export type MixStep = (typeof mixSteps)[number];

/** A flow: candies or lollipops. */
export interface MixFlow {
  /** Where its steps are. */
  root: string;
  storageId: string;
  /** The category that holds its boxes and pieces. */
  categoryId: string;
}

const candyFlow: MixFlow = {
  root: candyBoxPath,
  storageId: CANDY_STORAGE_ID,
  categoryId: "build-a-box",
};
const lollipopFlow: MixFlow = {
  root: lollipopBoxPath,
  storageId: LOLLIPOP_STORAGE_ID,
  categoryId: "lollypop-build-a-box",
};

/** The flow an address belongs to. */
export const mixFlowOf = (pathname: string): MixFlow =>
  pathname.includes(lollipopFlow.root) ? lollipopFlow : candyFlow;

/** Whether the last part of an address names a step; none is the first step. */
export const mixStepOf = (part: string | undefined): MixStep | null =>
  part === undefined ? "start" : (mixSteps.find((step) => step !== "start" && step === part) ?? null);

/** Path of a step. */
export const mixStepPath = ({ root }: MixFlow, step: MixStep): string => (step === "start" ? root : `${root}/${step}`);

/** What of a box decides how far one may go. */
export interface MixProgress {
  hasBox: boolean;
  hasCandies: boolean;
  isIncomplete: boolean;
}

/** The asked step, or the first before it that still wants an answer. */
export const permittedMixStep = (wanted: MixStep, { hasBox, hasCandies, isIncomplete }: MixProgress): MixStep => {
  const reached: MixStep = !hasBox
    ? "select-item"
    : !hasCandies
      ? "select-candies"
      : isIncomplete
        ? "set-quantities"
        : "review-box";
  return mixSteps.indexOf(wanted) <= mixSteps.indexOf(reached) ? wanted : reached;
};
