import { FormattedMessage, useIntl } from "react-intl";
import { data, Link, useLoaderData, useParams, type LoaderFunctionArgs } from "react-router-dom";
import { loadContentPage, type ContentPage } from "#app/components/content/content-page.ts";
import { ContentSlot } from "#app/components/content/content-slot.tsx";
import { pageCache, type PageMeta } from "#app/route-module.tsx";
import { commerceApiContext, siteContext } from "#app/router-context.ts";
import c from "./component-guide-page.styles.ts";
import { KnownRecommenders } from "./known-recommenders.tsx";

/** Key and path of the guide. */
const GUIDE_KEY = "component-guide";

/** Loads every block of the guide, or those of the kind that the path names; 404 when there is none. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  const page = await loadContentPage({
    api: context.get(commerceApiContext),
    site: context.get(siteContext),
    key: GUIDE_KEY,
  });
  const kind = params["*"] ?? "";
  const kinds = [...new Set((page?.blocks ?? []).map((block) => block.kind))];
  const blocks = (page?.blocks ?? []).filter((block) => kind === "" || block.kind === kind);
  if (!page || blocks.length === 0) throw data(null, { status: 404 });
  return data({ ...page, blocks, kinds }, { headers: pageCache });
};

/** Head of the guide; search engines leave it out. */
export const meta = ({ title }: ContentPage): PageMeta => ({ title: title ?? "", robots: "noindex" });

/** Every managed block with ordinary and with extreme content, for editors and for ourselves (specification, section 2.1). */
export default function ComponentGuidePage() {
  const intl = useIntl();
  const { title, blocks, kinds } = useLoaderData<typeof loader>();
  const { "*": shown = "" } = useParams();
  return (
    <>
      <div className={`wrap ${c.head}`}>
        <h1 className={c.title}>{title}</h1>
        <nav aria-label={intl.formatMessage({ id: "guide.kinds", defaultMessage: "Kinds of block" })}>
          <ul className={c.kinds}>
            {["", ...kinds].map((kind) => (
              <li key={kind}>
                <Link
                  to={kind === "" ? `/${GUIDE_KEY}` : `/${GUIDE_KEY}/${kind}`}
                  aria-current={kind === shown ? "page" : undefined}
                >
                  {kind === "" ? <FormattedMessage id="guide.all" defaultMessage="All of them" /> : kind}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {(shown === "" || shown === "recommendations-carousel") && <KnownRecommenders />}
      </div>
      {blocks.map((block, index) => (
        <div key={index} id={`${block.kind}-${index + 1}`}>
          <p className={`wrap ${c.name}`}>{block.kind}</p>
          <ContentSlot block={block} />
        </div>
      ))}
    </>
  );
}
