import type { ReactNode } from "react";
import { emptyCup } from "#app/components/ui/empty-cup.ts";
import c from "./search-page.styles.ts";

/** A line, a sentence and one way on, where there is no list to show. */
export const SearchMessage = ({
  title,
  children,
  action,
  level = 2,
}: {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** 1 where the message is the whole page. */
  level?: 1 | 2;
}) => {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={c.empty} data-message="" style={emptyCup}>
      <Heading className={c.emptyTitle}>{title}</Heading>
      {children}
      {action}
    </div>
  );
};
