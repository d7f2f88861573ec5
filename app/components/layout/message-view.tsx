import loadable from "@loadable/component";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router-dom";
import { Optional } from "#app/components/ui/optional.tsx";
import { useMounted } from "#app/hooks/browser/use-mounted.ts";
import { useShellData } from "#app/shell-data.ts";
import c from "./message-view.styles.ts";

/** A page that has only one thing to say, and the way home. */
export const MessageView = ({ title, text, children }: { title: ReactNode; text: ReactNode; children?: ReactNode }) => (
  <div className={`wrap ${c.frame}`}>
    <div className={c.panel}>
      <h1 className={c.title}>{title}</h1>
      <p className={c.text}>{text}</p>
      {children ?? (
        <Link className={c.home} to="/">
          <FormattedMessage id="error.home" defaultMessage="Back To Home" />
        </Link>
      )}
    </div>
  </div>
);

const RecentlyViewed = loadable(
  () => import(/* webpackChunkName: "recently-viewed" */ "#app/components/product/recently-viewed.tsx"),
  { resolveComponent: (module) => module.RecentlyViewed },
);

/**
 * What stands in place of a page that does not exist, with what the shopper looked at before where the site wants
 * recommendations (specification, section 2.8).
 */
export const NotFoundView = () => {
  const { preferences } = useShellData();
  const isMounted = useMounted();
  return (
    <>
      <MessageView
        title={<FormattedMessage id="notFound.title" defaultMessage="Oh fudge!" />}
        text={<FormattedMessage id="notFound.text" defaultMessage="This page doesn't exist." />}
      />
      {isMounted && preferences.showEinsteinRecommenders === true && (
        <Optional>
          <RecentlyViewed />
        </Optional>
      )}
    </>
  );
};
