import { FormattedMessage } from "react-intl";
import { data, useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { MessageView } from "#app/components/layout/message-view.tsx";
import { noStore, type PageMeta } from "#app/navigation/route-module.ts";

/** Says which of the two it is: a link whose day is over is gone, any other was never given. */
export const loader = ({ request }: LoaderFunctionArgs) => {
  const isEnded = new URL(request.url).searchParams.get("problem") === "ended";
  return data({ isEnded }, { status: isEnded ? 410 : 403, headers: noStore });
};

/** Head of the page; search engines leave it out. */
export const meta = (): PageMeta => ({ title: "Preview link", robots: "noindex" });

/** What somebody sees whose signed link shows nothing. */
export default function PreviewLinkPage() {
  const { isEnded } = useLoaderData<typeof loader>();
  return isEnded ? (
    <MessageView
      title={<FormattedMessage id="previewLink.ended" defaultMessage="This link has expired" />}
      text={
        <FormattedMessage
          id="previewLink.endedText"
          defaultMessage="Preview links work for 24 hours. Please ask whoever sent it for a new one."
        />
      }
    />
  ) : (
    <MessageView
      title={<FormattedMessage id="previewLink.refused" defaultMessage="This link doesn’t work" />}
      text={
        <FormattedMessage
          id="previewLink.refusedText"
          defaultMessage="It may have been cut off or changed. Please copy the whole link again, or ask whoever sent it for a new one."
        />
      }
    />
  );
}
