import { FormattedMessage, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import c from "./exit-question.styles.ts";
import { Modal } from "./modal.tsx";

/** The 'Website Exit Confirmation': OK opens the link in a new tab, Cancel stays (navigation-11). */
export const ExitQuestion = ({ href, onClose }: { href: string; onClose: () => void }) => {
  const intl = useIntl();
  const { name } = useSite();
  return (
    <Modal
      open
      title={intl.formatMessage({ id: "exit.title", defaultMessage: "Website Exit Confirmation" })}
      onClose={onClose}
      footer={
        <>
          <a className={c.ok} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            <FormattedMessage id="exit.ok" defaultMessage="OK" />
          </a>
          <button type="button" className={c.cancel} onClick={onClose}>
            <FormattedMessage id="exit.cancel" defaultMessage="Cancel" />
          </button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="exit.text"
          defaultMessage="You have great taste! You''re now leaving our {site} site, but your bag won''t be coming along. To keep browsing or check out, click cancel"
          values={{ site: name }}
        />
      </p>
    </Modal>
  );
};
