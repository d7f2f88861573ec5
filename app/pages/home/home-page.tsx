import { FormattedMessage } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { loadContentPage, type ContentPage } from "#app/components/content/content-page.ts";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { pageCache, type PageMeta } from "#app/route-module.tsx";
import { commerceApiContext, siteContext } from "#app/router-context.ts";

/** Key of the home page's content. */
const HOME_KEY = "home";

/** Loads the managed home page with its featured products. */
export const loader = async ({ context }: LoaderFunctionArgs) => {
  const page = await loadContentPage({
    api: context.get(commerceApiContext),
    site: context.get(siteContext),
    key: HOME_KEY,
  });
  return data(page ?? { blocks: [] }, { headers: pageCache });
};

/** Head of the home page. */
export const meta = (page: ContentPage): PageMeta => ({
  title: page.title ?? "",
  description: page.description,
  canonicalPath: "/",
});

/** The home page: whatever the merchant has put on it. */
export default function HomePage() {
  const { title, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {blocks[0]?.kind !== "headline" && (
        <h1 className="vh">{title ?? <FormattedMessage id="home.heading" defaultMessage="Confectioners" />}</h1>
      )}
      <ContentBlocks blocks={blocks} />
    </>
  );
}
