import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import { data, useLoaderData, useNavigation, type LoaderFunctionArgs } from "react-router-dom";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { announce } from "#app/components/ui/announcer.tsx";
import { Breadcrumbs } from "#app/components/product/breadcrumbs.tsx";
import { ProductTiles } from "#app/components/product/product-tiles.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { formatMoney } from "#app/domain/format/money.ts";
import { toTile, type ProductTile } from "#app/domain/product/tile.ts";
import { refineArguments } from "#app/domain/search/refine-arguments.ts";
import { type HeadContext, pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";
import { budgets, giftSearches, isWish, readGiftWish, type GiftSearch, type GiftWish } from "./gift-wish.ts";
import { GiftChoices } from "./gift-choices.tsx";
import c from "./gift-finder-page.styles.ts";
import { dietNames, occasionNames, recipientNames } from "./gift-messages.ts";
import { reasonText } from "./gift-reason-text.ts";
import { giftReasons, withOwnPictures, type GiftReason } from "./gift-reasons.ts";

const MOST_IDEAS = 12;
/** More are asked for, since some look alike. */
const MOST_ASKED = 24;

interface GiftIdeas {
  wish: GiftWish;
  /** Null while nothing was asked for. */
  ideas: { tiles: ProductTile[]; reasons: Record<string, GiftReason[]>; without: GiftSearch["without"] } | null;
}

/** Loads the gift finder: the wish of the address and what comes closest to it, what can be ordered first. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const { search, products }: CommerceApi = context.get(commerceApiContext);
  const site = context.get(siteContext);
  const wish = readGiftWish(new URL(request.url).searchParams);
  const answer = (ideas: GiftIdeas["ideas"]) => data<GiftIdeas>({ wish, ideas }, { headers: pageCache });
  if (!isWish(wish)) return answer(null);
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

const Questions = ({ wish }: { wish: GiftWish }) => {
  const intl = useIntl();
  const { currency } = useSite();
  const money = (amount: number) => formatMoney(amount, currency, intl.locale).replace(/[.,]00/, "");
  const named = (names: Record<string, MessageDescriptor>) =>
    Object.entries(names).map(([value, message]) => ({ value, label: intl.formatMessage(message) }));
  const prices = Object.entries(budgets).map(([value, [from, to]]) => ({
    value,
    label:
      from === 0
        ? intl.formatMessage({ id: "gift.upTo", defaultMessage: "Under {amount}" }, { amount: money(to) })
        : value === "more"
          ? intl.formatMessage({ id: "gift.andUp", defaultMessage: "{amount} and up" }, { amount: money(from) })
          : intl.formatMessage(
              { id: "gift.fromTo", defaultMessage: "{from} to {to}" },
              { from: money(from), to: money(to) },
            ),
  }));
  const navigate = useNavigate();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = [...event.currentTarget.elements].filter(
      (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.checked && each.value !== "",
    );
    const query = new URLSearchParams(answers.map(({ name, value }) => [name, value])).toString();
    void navigate(`/gift-finder${query && `?${query}`}`, { preventScrollReset: true });
  };
  const any = intl.formatMessage({ id: "gift.any", defaultMessage: "Doesn’t matter" });
  const list = (value: string | undefined) => (value === undefined ? [] : [value]);
  return (
    <form method="get" action="/gift-finder" className={c.form} onSubmit={send}>
      <GiftChoices
        legend={intl.formatMessage({ id: "gift.who", defaultMessage: "Who is it for?" })}
        name="who"
        type="radio"
        choices={named(recipientNames)}
        chosen={list(wish.who)}
        any={any}
      />
      <GiftChoices
        legend={intl.formatMessage({ id: "gift.occasion", defaultMessage: "What’s the occasion?" })}
        name="occasion"
        type="radio"
        choices={named(occasionNames)}
        chosen={list(wish.occasion)}
        any={any}
      />
      <GiftChoices
        legend={intl.formatMessage({ id: "gift.budget", defaultMessage: "What’s your budget?" })}
        name="budget"
        type="radio"
        choices={prices.toSorted((a, b) => Number(a.value === "more") - Number(b.value === "more"))}
        chosen={list(wish.budget)}
        any={any}
      />
      <GiftChoices
        legend={intl.formatMessage({ id: "gift.diet", defaultMessage: "Any dietary needs?" })}
        name="diet"
        type="checkbox"
        choices={named(dietNames)}
        chosen={wish.diets}
        note={
          <FormattedMessage
            id="gift.dietNote"
            defaultMessage="“Without” follows the label: not in the recipe, and not handled nearby. Items without a label aren’t shown."
          />
        }
      />
      <div className={c.send}>
        <button type="submit" className={c.button}>
          <FormattedMessage id="gift.find" defaultMessage="Find a gift" />
        </button>
      </div>
    </form>
  );
};

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
 * The gift finder: four questions, and the sweets that answer them. It works without scripts, and an answer can be
 * shared.
 */
export default function GiftFinderPage() {
  const { wish, ideas } = useLoaderData<typeof loader>();
  const [first] = useState(ideas);
  const intl = useIntl();
  const title = intl.formatMessage({ id: "gift.title", defaultMessage: "Gift finder" });
  return (
    <div className={`wrap ${c.page}`}>
      <Breadcrumbs crumbs={[]} current={title} />
      <h1 className={c.title}>{title}</h1>
      <p className={c.lede}>
        <FormattedMessage
          id="gift.lede"
          defaultMessage="Four questions, none of them hard. Answer as many as you like."
        />
      </p>
      <Questions wish={wish} />
      {ideas && <Ideas {...ideas} isNew={ideas !== first} />}
    </div>
  );
}
