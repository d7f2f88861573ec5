import { useEffect, useLayoutEffect, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, Navigate, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { type HeadContext, pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import c from "./custom-mix-page.styles.ts";
import { FlowNotes } from "./flow-notes.tsx";
import { toMixOffer, type MixOffer } from "./mix-view.ts";
import { mixFlowOf, mixStepOf, type MixFlow, type MixStep } from "./steps.ts";
import { FulfillmentQuestionDialog } from "./steps/fulfillment-question.tsx";
import { MixSteps } from "./steps/mix-steps.tsx";
import { ReviewBoxStep } from "./steps/review-box-step.tsx";
import { SelectCandiesStep } from "./steps/select-candies-step.tsx";
import { SelectItemStep } from "./steps/select-item-step.tsx";
import { SetQuantitiesStep } from "./steps/set-quantities-step.tsx";
import { StartStep } from "./steps/start-step.tsx";
import { useMixFlow, type MixFlowState } from "./use-mix-flow.ts";

/** More than the boxes and pieces there are. */
const MOST = 100;

interface MixPageData {
  flow: MixFlow;
  offer: MixOffer;
}

/**
 * What was loaded during this visit, so that going from step to step asks nothing; on the server every page has an API
 * of its own.
 */
const loaded = new WeakMap<CommerceApi, Map<string, MixOffer>>();

const loadedBy = (api: CommerceApi): Map<string, MixOffer> => {
  const offers = loaded.get(api) ?? new Map<string, MixOffer>();
  loaded.set(api, offers);
  return offers;
};

/** Loads the boxes of the flow and what goes into them; 404 for a step that there is not. */
export const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
  if (mixStepOf(params.step) === null) throw data(null, { status: 404 });
  const flow = mixFlowOf(new URL(request.url).pathname);
  const api: CommerceApi = context.get(commerceApiContext);
  const loadedOffers = loadedBy(api);
  let offer = loadedOffers.get(flow.root);
  if (!offer) {
    const { hits } = await api.search.products({
      refine: [`cgid=${flow.categoryId}`],
      limit: MOST,
      offset: 0,
      expand: ["none"],
    });
    const documents = await api.products.getMany(hits.map(({ productId }) => productId));
    offer = toMixOffer(documents, context.get(siteContext), flow);
    loadedOffers.set(flow.root, offer);
  }
  return data<MixPageData>({ flow, offer }, { headers: pageCache });
};

/** Head of the flow; only its beginning is for search engines. */
export const meta = ({ flow }: MixPageData, { path, intl }: HeadContext): PageMeta => {
  const isLollipops = flow.storageId === "LOLLIPOP";
  return {
    title: isLollipops
      ? intl.formatMessage({ id: "title.lollipops", defaultMessage: "Build a bunch of lollipops" })
      : intl.formatMessage({ id: "title.box", defaultMessage: "Build a box" }),
    description: isLollipops
      ? intl.formatMessage({
          id: "title.lollipopsHint",
          defaultMessage: "Choose up to six flavors and fill thirty places with lollipops of your own choosing.",
        })
      : intl.formatMessage({
          id: "title.boxHint",
          defaultMessage: "Choose up to six kinds of candy, divide the space, and we’ll pack your own box by hand.",
        }),
    canonicalPath: flow.root,
    ...(!path.endsWith(flow.root) && { robots: "noindex, follow" }),
  };
};

const steps: Record<MixStep, (props: { state: MixFlowState }) => ReactNode> = {
  start: StartStep,
  "select-item": SelectItemStep,
  "select-candies": SelectCandiesStep,
  "set-quantities": SetQuantitiesStep,
  "review-box": ReviewBoxStep,
};

/** The place of a step that is not there yet. */
const Waiting = () => (
  <div className={`wrap ${c.page}`} aria-busy="true">
    <LoadingFallback />
    <div className={c.waiting}>
      <Skeleton width="min(100%, 320px)" height="52px" />
      <Skeleton height="320px" />
    </div>
  </div>
);

/** Says why a step does not show: the box was begun anew, or something before it is missing. */
const Redirect = ({ to }: { to: string }) => {
  const intl = useIntl();
  useEffect(() => {
    announce(
      intl.formatMessage({
        id: "mix.back",
        defaultMessage: "Finish the step before this one first.",
      }),
    );
  }, [intl]);
  return (
    <>
      <Navigate to={to} replace />
      <Waiting />
    </>
  );
};

/**
 * The custom mix flow: five steps at `/build-a-box`, and the same at `/lollipops/build-a-box` (custom-mix-1). The box
 * outlives a reload as a draft in the browser; leaving the flow resets it. A line of the bag is edited with
 * `?edit=<item>`.
 */
export default function CustomMixPage() {
  const { flow, offer } = useLoaderData<typeof loader>();
  const params = useParams();
  const state = useMixFlow(flow, offer);
  const step = mixStepOf(params.step) ?? "start";
  const permitted = state.permitted(step);
  const Step = steps[step];
  const { isSent, setSent } = state;
  const api = useCommerceApi();
  // What the server has loaded is known here as well, before anything leads to another step.
  useLayoutEffect(() => {
    loadedBy(api).set(flow.root, offer);
  }, [api, flow.root, offer]);
  useEffect(() => {
    if (step === "start") setSent(false);
  }, [step, setSent]);

  if (state.problem)
    return (
      <div className={`wrap ${c.page}`}>
        <div className={c.head}>
          <Note tone="error">{state.problem}</Note>
          <p>
            <Link className={c.link} to={flow.root} reloadDocument>
              <FormattedMessage id="mix.startAnew" defaultMessage="Start a new box" />
            </Link>
          </p>
        </div>
      </div>
    );
  if (step !== "start" && (!state.isReady || (isSent && permitted !== step))) return <Waiting />;
  if (permitted !== step) return <Redirect to={state.pathOf(permitted)} />;
  return (
    <div className={`wrap ${c.page}`}>
      <MixSteps current={step} pathOf={state.pathOf} />
      {step !== "start" && <FlowNotes state={state} />}
      <Step state={state} />
      <FulfillmentQuestionDialog state={state} />
    </div>
  );
}
