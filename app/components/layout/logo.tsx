import { useIntl } from "react-intl";
import { Link } from "#app/components/ui/link.tsx";
import { brand } from "#config/brand.ts";
import c from "./logo.styles.ts";

/**
 * The shop's name around its arch, leading home; `stack` is the small one with its words above each other,
 * which `adapts` takes on small screens only.
 */
export const Logo = ({ stack = false, adapts = false }: { stack?: boolean; adapts?: boolean }) => {
  const label = useIntl().formatMessage({ id: "logo.home", defaultMessage: "{brand}, home" }, { brand: brand.name });
  const [before, sign, after] = brand.markWords;
  const amp = (
    <span className={c.amp} aria-hidden="true">
      {sign}
    </span>
  );
  const name = <span className="vh">{label}</span>;
  if (stack || adapts)
    return (
      <Link className={adapts ? c.adapts : c.stack} to="/">
        {name}
        {amp}
        <span className={c.words} aria-hidden="true">
          {before && <span>{before}</span>}
          <span>{after}</span>
        </span>
      </Link>
    );
  return (
    <Link className={c.line} to="/">
      {name}
      {before && <span aria-hidden="true">{before}</span>}
      {amp}
      <span aria-hidden="true">{after}</span>
    </Link>
  );
};
