import { type ReactNode, useId } from "react";
import c from "#app/components/account/account.styles.ts";

/** One card of the account area with its heading; `isWide` for those that hold a form. */
export function AccountSection({
  title,
  isWide = false,
  children,
}: {
  title: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={isWide ? c.panel : c.card} aria-labelledby={id}>
      <h2 className={c.cardTitle} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
