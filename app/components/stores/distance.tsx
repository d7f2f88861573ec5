import { FormattedNumber } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { units } from "#config/countries/formats.ts";

interface Distance {
  /** In what the site's country measures in. */
  value: number;
}

/** How far a search goes, in words: `20 miles`. */
export const Range = ({ value }: Distance) => {
  const { country } = useSite();
  // oxlint-disable-next-line react/style-prop-object -- a style of numbers
  return <FormattedNumber value={value} style="unit" unit={units[country].distance} unitDisplay="long" />;
};

/** How far away something is: `3.2 mi`. */
export const Away = ({ value }: Distance) => {
  const { country } = useSite();
  return (
    <FormattedNumber
      value={value}
      style="unit"
      unit={units[country].distance}
      minimumFractionDigits={1}
      maximumFractionDigits={1}
    />
  );
};
