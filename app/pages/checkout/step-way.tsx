import { createContext, type MouseEvent, type ReactNode, use } from "react";
import { useLocation } from "react-router-dom";
import { usePassedState } from "#app/browser/use-passed-state.ts";
import { Link } from "#app/components/ui/link.tsx";
import { type CheckoutStep, stepPaths } from "#app/domain/checkout/checkout-step.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/** What one step tells the next. */
export interface StepNews {
  /** The bag's parcel went somewhere else before. */
  isAddressUpdated?: boolean;
}

/** Where the steps follow each other in place, below one address. */
export interface StepsInPlace {
  go: (step: CheckoutStep, news?: StepNews) => void;
  /** What the step before has told; null as long as none has. */
  news: StepNews | null;
}

/** Null where each step has its own address. */
export const StepsInPlaceContext = createContext<StepsInPlace | null>(null);

/** How a step goes on to another, in place or by its address, and what the one before has told. */
export const useStepWay = () => {
  const inPlace = use(StepsInPlaceContext);
  const navigate = useNavigate();
  const location = useLocation();
  const passed = usePassedState<StepNews>();
  return {
    /** `replace`: the way back does not lead to the step that is left. */
    go: (step: CheckoutStep, news: StepNews = {}, replace = false) => {
      if (inPlace) return inPlace.go(step, news);
      void navigate(stepPaths[step], { replace, state: { ...(location.state as object | null), ...news } });
    },
    news: inPlace ? (inPlace.news ?? {}) : passed,
    /** The step has come in place of the one before, without a page of its own. */
    hasMovedInPlace: inPlace !== null && inPlace.news !== null,
  };
};

/** Leads back to a step, in place where the steps stand on one page. */
export const StepLink = ({
  step,
  className,
  children,
}: {
  step: CheckoutStep;
  className?: string;
  children: ReactNode;
}) => {
  const inPlace = use(StepsInPlaceContext);
  const stay = (event: MouseEvent) => {
    if (!inPlace || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    inPlace.go(step);
  };
  return (
    <Link className={className} to={stepPaths[step]} onClick={stay}>
      {children}
    </Link>
  );
};
