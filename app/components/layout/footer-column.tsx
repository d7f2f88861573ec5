import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import c from "./footer-column.styles.ts";

/**
 * One column of the footer. On small screens its links are folded under its title; on large ones they stand below it.
 * It needs no script for either.
 * @param props.id    of the title, which names the navigation
 * @param props.children the items of the list
 */
export const FooterColumn = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <nav className={c.column} aria-labelledby={id}>
    <h3 className={c.title} id={id}>
      {title}
    </h3>
    <details className={c.fold}>
      <summary>
        {title}
        <Icon name="chevron-down" size="sm" />
      </summary>
      <ul>{children}</ul>
    </details>
  </nav>
);
