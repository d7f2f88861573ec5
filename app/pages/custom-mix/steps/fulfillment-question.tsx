import { FormattedMessage, useIntl } from "react-intl";
import { Modal } from "#app/components/ui/modal.tsx";
import c from "../box/box-parts.styles.ts";
import type { MixFlowState } from "../use-mix-flow.ts";

/** Asks before a box goes another way, which begins it anew; what goes both ways may stay. */
export const FulfillmentQuestionDialog = ({ state }: { state: MixFlowState }) => {
  const { question, reply, shop } = state;
  const intl = useIntl();
  if (!question) return null;
  const { to } = question;
  const title =
    to === "shipping"
      ? intl.formatMessage({ id: "mix.ask.shipping", defaultMessage: "Have it shipped instead?" })
      : to === "shop"
        ? intl.formatMessage({ id: "mix.ask.shop", defaultMessage: "Choose another shop?" })
        : intl.formatMessage({ id: "mix.ask.pickup", defaultMessage: "Pick it up instead?" });
  return (
    <Modal
      open
      title={title}
      onClose={() => reply(null)}
      footer={
        <>
          <button type="button" className={c.solid} onClick={() => reply("keep")}>
            <FormattedMessage id="mix.ask.keep" defaultMessage="Keep what I can" />
          </button>
          <button type="button" className={c.line} onClick={() => reply("empty")}>
            <FormattedMessage id="mix.ask.empty" defaultMessage="Start with an empty box" />
          </button>
          <button type="button" className={c.quiet} onClick={() => reply(null)}>
            <FormattedMessage id="mix.ask.stay" defaultMessage="Never mind" />
          </button>
        </>
      }
    >
      <p>
        {to === "shipping" ? (
          <FormattedMessage
            id="mix.ask.shippingText"
            defaultMessage="This empties your box. We can keep the flavors that we ship."
          />
        ) : to === "pickup" && shop ? (
          <FormattedMessage
            id="mix.ask.pickupText"
            defaultMessage="This empties your box. We can keep the flavors that {shop} has."
            values={{ shop: shop.name }}
          />
        ) : (
          <FormattedMessage
            id="mix.ask.shopText"
            defaultMessage="This empties your box. We can keep the flavors that the shop you choose has."
          />
        )}
      </p>
    </Modal>
  );
};
