import { FormattedMessage } from "react-intl";
import { useLoaderData } from "react-router-dom";
import { ContentBlocks } from "#app/components/content/content-slot.tsx";
import { opensWithHeading } from "#app/components/content/main-heading.ts";
import type { loader } from "./home-loader.ts";

/** The home page: whatever the merchant has put on it. */
export default function HomePage() {
  const { title, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      {!opensWithHeading(blocks) && (
        <h1 className="vh">{title ?? <FormattedMessage id="home.heading" defaultMessage="Confectioners" />}</h1>
      )}
      <ContentBlocks blocks={blocks} />
    </>
  );
}
