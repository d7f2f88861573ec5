import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { type HeadContext, pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { GiftAnswers } from "./gift-answers.tsx";
import c from "./gift-finder-page.styles.ts";
import { GiftQuestionCard } from "./gift-question-card.tsx";
import { giftChoices, type GiftChoice } from "./gift-question.ts";
import { reasonText } from "./gift-reason-text.ts";
import { giftReasons, withOwnPictures, type GiftReason } from "./gift-reasons.ts";
import {
  giftSearches,
  readGiftStep,
  readGiftWish,
  type GiftSearch,
  type GiftStep,
  type GiftWish,
} from "./gift-wish.ts";

const MOST_IDEAS = 12;
/** More are asked for, since some look alike. */
const MOST_ASKED = 24;

interface GiftIdeas {
  wish: GiftWish;
  /** The question at hand, with the answers that lead to sweets; null with the ideas. */
  question: { step: GiftStep; choices: GiftChoice[] } | null;
  /** Null with a question. */
  ideas: { tiles: ProductTile[]; reasons: Record<string, GiftReason[]>; without: GiftSearch["without"] } | null;
}

/**
 * Loads the gift finder: the question of the address, or what comes closest to its answers, what can be ordered first.
 */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { search, products }: CommerceApi = context.get(commerceApiContext);
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const wish = readGiftWish(searchParams);
  const step = readGiftStep(searchParams);
  if (step) {
    const choices = step === "diet" ? [] : await giftChoices(search, wish, step);
    return data<GiftIdeas>({ wish, question: { step, choices }, ideas: null }, { headers: pageCache });
  }
  const answer = (ideas: GiftIdeas["ideas"]) =>
    data<GiftIdeas>({ wish, question: null, ideas }, { headers: pageCache });
  for (const { refinements, categoryId, without } of giftSearches(wish)) {
    const { hits } = await search.products({
      refine: refineArguments(refinements, categoryId),
      sort: "most-popular",
      limit: MOST_ASKED,
      offset: 0,
      expand: ["none"],
    });
    const found = await products.getMany(hits.map(({ productId }) => productId));
    const all = found.map((product) => toTile(product, site));
    const tiles = withOwnPictures([
      ...all.filter(({ status }) => !status),
      ...all.filter(({ status }) => status),
    ]).slice(0, MOST_IDEAS);
    const reasons = Object.fromEntries(found.map((product) => [product.id, giftReasons(product, wish, without)]));
    if (tiles.length > 0) return answer({ tiles, reasons, without });
  }
  return answer({ tiles: [], reasons: {}, without: [] });
};

/** Head of the gift finder; an answer is not for search engines. */
export const meta = ({ ideas }: GiftIdeas, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.giftFinder", defaultMessage: "Gift finder" }),
  description: intl.formatMessage({
    id: "title.giftFinderHint",
    defaultMessage: "Tell us who it’s for, the occasion and your budget, and see the sweets that fit.",
  }),
  canonicalPath: "/gift-finder",
  ...(ideas && { robots: "noindex, follow" }),
});

const Without = ({ without }: { without: GiftSearch["without"] }) =>
  without.length > 0 && (
    <p>
      {without.includes("who") ? (
        <FormattedMessage
          id="gift.withoutWho"
          defaultMessage="Nothing fits all of that, so here are sweets that suit the budget and the diet."
        />
      ) : (
        <FormattedMessage
          id="gift.withoutOccasion"
          defaultMessage="Nothing for that occasion fits the rest, so here are sweets for any day."
        />
      )}
    </p>
  );

const Ideas = ({ tiles, reasons, without, isNew }: NonNullable<GiftIdeas["ideas"]> & { isNew: boolean }) => {
  const intl = useIntl();
  const isBusy = useNavigation().state === "loading";
  const title =
    tiles.length > 0
      ? intl.formatMessage(
          { id: "gift.ideas", defaultMessage: "{count, plural, one {One idea} other {# ideas}}" },
          { count: tiles.length },
        )
      : intl.formatMessage({ id: "gift.none", defaultMessage: "Nothing fits that yet" });
  const heading = useRef<HTMLHeadingElement>(null);
  // Each answer is told once, whatever its words.
  const tellIdeas = useEffectEvent(() => {
    if (!isNew) return;
    announce(title);
    heading.current?.focus();
  });
  useEffect(() => tellIdeas(), [isNew, tiles]);
  return (
    <section className={c.results} aria-labelledby="ideas" aria-busy={isBusy || undefined}>
      <h2 className={c.found} id="ideas" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Without without={without} />
      {tiles.length > 0 ? (
        <ProductTiles
          tiles={tiles}
          layout="four"
          eagerCount={4}
          remarkOf={({ id }) => reasons[id]?.map((reason) => reasonText(intl, reason)).join(" · ")}
        />
      ) : (
        <p>
          <FormattedMessage
            id="gift.noneText"
            defaultMessage="Drop one answer, or give a <link>gift card</link>. It fits everyone."
            values={{
              link: (words) => (
                <Link className={c.link} to="/category/gift-cards">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </section>
  );
};

/**
 * The gift finder: four questions, one at a time, and the sweets that answer them. It works without scripts, and every
 * step and answer can be shared.
 */
export default function GiftFinderPage() {
  const { wish, question, ideas } = useLoaderData<typeof loader>();
  const [first] = useState({ question, ideas });
  const intl = useIntl();
  const title = intl.formatMessage({ id: "gift.title", defaultMessage: "Gift finder" });
  return (
    <div className={`wrap ${c.page}`}>
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className={c.title}>{title}</h1>
      {question && (
        <>
          <p className={c.lede}>
            <FormattedMessage id="gift.lede" defaultMessage="Four questions, none of them hard. Skip any you like." />
          </p>
          <GiftQuestionCard wish={wish} {...question} isNew={question !== first.question} />
        </>
      )}
      {ideas && (
        <>
          <GiftAnswers wish={wish} />
          <Ideas {...ideas} isNew={ideas !== first.ideas} />
        </>
      )}
    </div>
  );
}
