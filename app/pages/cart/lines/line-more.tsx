import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import { onDemand } from "#app/components/ui/on-demand.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import c from "./cart-item.styles.ts";
import type { LineMenuProps } from "./line-menu.tsx";

const LineMenu = onDemand(() =>
  import(/* webpackChunkName: "line-menu" */ "./line-menu.tsx").then((module) => module.LineMenu),
);

/** The button for everything else that a shopper can do with a line; what it opens comes with the press (bag-45). */
export function LineMore(props: Omit<LineMenuProps, "button" | "onClose">) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <div className={c.more}>
      <button ref={button} type="button" className={c.action} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage
          id="cartItem.more"
          defaultMessage="More<hidden> for {name}</hidden>"
          values={{ name: props.name, hidden: (words) => <span className="vh">{words}</span> }}
        />
        <Icon name="chevron-down" size="sm" />
      </button>
      {isOpen ? (
        <QuietBoundary onFail={close}>
          <LineMenu {...props} button={button} onClose={close} />
        </QuietBoundary>
      ) : null}
    </div>
  );
}
