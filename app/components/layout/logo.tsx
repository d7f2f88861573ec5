import { useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import c from "./logo.styles.ts";

/**
 * The shop's name around its arch, leading home; `stack` is the small one with its words above each other,
 * which `adapts` takes on small screens only.
 */
export const Logo = ({ stack = false, adapts = false }: { stack?: boolean; adapts?: boolean }) => {
  const label = useIntl().formatMessage({ id: "logo.home", defaultMessage: "Wickett & Plum, home" });
  const amp = (
    <span className={c.amp} aria-hidden="true">
      &amp;
    </span>
  );
  const name = <span className="vh">{label}</span>;
  if (stack || adapts)
    return (
      <Link className={adapts ? c.adapts : c.stack} to="/">
        {name}
        {amp}
        <span className={c.words} aria-hidden="true">
          <span>Wickett</span>
          <span>Plum</span>
        </span>
      </Link>
    );
  return (
    <Link className={c.line} to="/">
      {name}
      <span aria-hidden="true">Wickett</span>
      {amp}
      <span aria-hidden="true">Plum</span>
    </Link>
  );
};
