import { data } from "react-router-dom";
import { NotFoundView } from "#app/components/layout/not-found-view.tsx";
import { noStore, type HeadContext, type PageMeta } from "#app/navigation/route-module.ts";

/** Answers with status 404. */
export const loader = () => data(null, { status: 404, headers: noStore });

/** Head of the not-found page. */
export const meta = (_data: unknown, { intl }: HeadContext): PageMeta => ({
  title: intl.formatMessage({ id: "title.notFound", defaultMessage: "Page not found" }),
  robots: "noindex",
});

/** The page at `/404` (navigation-4). */
export default function NotFoundPage() {
  return <NotFoundView />;
}
