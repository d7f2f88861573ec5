import loadable from "@loadable/component";
import { FormattedMessage, useIntl } from "react-intl";
import { data, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router-dom";
import { toContentPage, type ContentPage } from "#app/components/content/content-page.ts";
import { ContentSlot } from "#app/components/content/content-slot.tsx";
import { LoadingPlace } from "#app/components/ui/loading-place.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { commerceApiContext, siteContext } from "#app/contexts/router-context.ts";
import { partOf, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { pageCache, type PageMeta } from "#app/navigation/route-module.ts";
import c from "./component-guide-page.styles.ts";
import { KnownRecommenders } from "./known-recommenders.tsx";
import type { Example } from "./workbench.tsx";

const GuideIndex = loadable(() => import(/* webpackChunkName: "editor-guide" */ "./guide-index.tsx"), {
  resolveComponent: (module) => module.GuideIndex,
  fallback: <LoadingPlace />,
  ssr: false,
});
const Workbench = loadable(() => import(/* webpackChunkName: "editor-workbench" */ "./workbench.tsx"), {
  resolveComponent: (module) => module.Workbench,
  fallback: <LoadingPlace />,
  ssr: false,
});

/** Key and path of the guide. */
const GUIDE_KEY = "component-guide";

/** Part of the path that shows every block on one page. */
const ALL = "all";

/** What stands before the name of every example in the content hub. */
const NAME_PREFIX = /^Guide /;

/**
 * Loads the examples of the kind that the path names, all of them, or of each kind the names alone; 404 for a kind
 * there is not.
 */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const api = context.get(commerceApiContext);
  const shown = params["*"] ?? "";
  const item = await api.content.byKey(GUIDE_KEY);
  if (!item) throw data(null, { status: 404 });
  const page = await toContentPage(item, { api, site: context.get(siteContext) });
  const names = partsOf(item, "contentItems").map((part) => textOf(partOf(part, "_meta") ?? {}, "name"));
  const examples: Example[] = page.blocks.map((block, index) => ({
    name: (names[index] ?? block.kind).replace(NAME_PREFIX, ""),
    block,
  }));
  const kinds = [...new Set(page.blocks.map(({ kind }) => kind))].map((kind) => ({
    kind,
    examples: examples.filter(({ block }) => block.kind === kind).map(({ name }) => name),
  }));
  const shownExamples = shown === "" ? [] : examples.filter(({ block }) => shown === ALL || block.kind === shown);
  if (shown !== "" && shownExamples.length === 0) throw data(null, { status: 404 });
  return data({ title: page.title, kinds, examples: shownExamples }, { headers: pageCache });
};

/** Head of the guide; search engines leave it out. */
export const meta = ({ title }: Pick<ContentPage, "title">): PageMeta => ({ title: title ?? "", robots: "noindex" });

/** Where the examples of a kind begin, on the page that shows all of them. */
const anchorOf = (kind: string, index: number): string => `${kind}-${index + 1}`;

const Contents = ({ examples }: { examples: readonly Example[] }) => {
  const intl = useIntl();
  const kinds = [...new Set(examples.map(({ block }) => block.kind))];
  return (
    <nav aria-label={intl.formatMessage({ id: "guide.contents", defaultMessage: "On this page" })}>
      <ol className={c.contents}>
        {kinds.map((kind) => (
          <li key={kind}>
            <a
              href={`#${anchorOf(
                kind,
                examples.findIndex(({ block }) => block.kind === kind),
              )}`}
            >
              {kind}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Everything = ({ examples }: { examples: readonly Example[] }) =>
  examples.map(({ name, block }, index) => (
    <div key={name} id={anchorOf(block.kind, index)}>
      <p className={`wrap ${c.name}`}>
        {block.kind}: {name}
      </p>
      <ContentSlot block={block} />
    </div>
  ));

/**
 * A workbench for editors: every managed block with ordinary and with extreme content, its fields, a form to try them
 * and their JSON.
 */
export default function ComponentGuidePage() {
  const intl = useIntl();
  const { title, kinds, examples } = useLoaderData<typeof loader>();
  const { "*": shown = "" } = useParams();
  return (
    <>
      <div className={`wrap ${c.head}`}>
        <h1 className={c.title}>{shown === "" || shown === ALL ? title : shown}</h1>
        <nav aria-label={intl.formatMessage({ id: "guide.kinds", defaultMessage: "Block types" })}>
          <ul className={c.kinds}>
            <li>
              <Link to={`/${GUIDE_KEY}`} aria-current={shown === "" ? "page" : undefined}>
                <FormattedMessage id="guide.list" defaultMessage="All blocks" />
              </Link>
            </li>
            <li>
              <Link to={`/${GUIDE_KEY}/${ALL}`} aria-current={shown === ALL ? "page" : undefined}>
                <FormattedMessage id="guide.all" defaultMessage="On one page" />
              </Link>
            </li>
          </ul>
        </nav>
        {shown === ALL && <Contents examples={examples} />}
        {shown === "recommendations-carousel" && <KnownRecommenders />}
      </div>
      {shown === "" ? (
        <GuideIndex entries={kinds} />
      ) : shown === ALL ? (
        <Everything examples={examples} />
      ) : (
        <Workbench key={shown} kind={shown} examples={examples} />
      )}
    </>
  );
}
