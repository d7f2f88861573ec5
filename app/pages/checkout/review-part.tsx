import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./review-order-page.styles.ts";

/** One thing the shopper has answered, with the way to change it. */
export function ReviewPart({ name, editPath, children }: { name: string; editPath: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={c.part} aria-labelledby={id}>
      <div className={c.head}>
        <h2 className={c.name} id={id}>
          {name}
        </h2>
        <Link className={c.edit} to={editPath}>
          <FormattedMessage
            id="review.edit"
            defaultMessage="Edit<hidden> {name}</hidden>"
            values={{ name, hidden: (text) => <span className="vh">{text}</span> }}
          />
        </Link>
      </div>
      {children}
    </section>
  );
}
