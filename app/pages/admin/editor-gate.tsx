import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { createContentPreviewApi, previewQuery } from "#app/commerce-api/content-preview.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { MessageView } from "#app/components/layout/message-view.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import c from "./editor-gate.styles.ts";

/** Stands before drafts: editors sign in and open them for a working day; nobody else gets by. */
export const EditorGate = () => {
  const api = useCommerceApi();
  const { session, status } = useCustomer();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<"refused" | "failed" | null>(null);
  const open = async (customerId: string) => {
    try {
      await createContentPreviewApi(api.transports.site, previewQuery(pathname, search) ?? {}).givePass(customerId);
      window.location.reload();
    } catch (error) {
      setProblem(error instanceof CommerceApiError && error.status === 403 ? "refused" : "failed");
    }
  };
  const words = {
    refused: intl.formatMessage({
      id: "preview.refused",
      defaultMessage: "This account isn’t an editor’s account.",
    }),
    failed: intl.formatMessage({
      id: "preview.failed",
      defaultMessage: "The drafts could not be opened. Please try again.",
    }),
  };
  const message = problem && words[problem];
  return (
    <MessageView
      title={<FormattedMessage id="preview.gate" defaultMessage="For editors of the shop" />}
      text={
        <FormattedMessage
          id="preview.gateText"
          defaultMessage="Drafts are shown to editors only. Open them with an editor’s account; they stay open on this device for eight hours."
        />
      }
    >
      <div className={c.actions}>
        <PageError message={message} />
        {/* Before it is known who asks, a press on the way to the login would leave the frame of a content app. */}
        {status === "idle" ? null : session?.registered ? (
          <button type="button" className={c.open} onClick={() => void open(session.customerId)}>
            <FormattedMessage id="preview.openDrafts" defaultMessage="Open the drafts" />
          </button>
        ) : (
          <Link className={c.open} to={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
            <FormattedMessage id="preview.signIn" defaultMessage="Log in as an editor" />
          </Link>
        )}
      </div>
    </MessageView>
  );
};
