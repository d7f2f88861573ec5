import { useFormikContext } from "formik";
import { useEffect } from "react";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { isPostalCode } from "#app/validation/postal-code.ts";
import { changedFields, type TrackedValues } from "./tracked-fields.ts";

/** How long typing rests before the ways to ship to the place are asked for, in milliseconds. */
export const PLACE_PAUSE_MS = 400;

/** A place as far as shipping depends on it. */
export interface TypedPlaceValues {
  country: string;
  state: string;
  postal: string;
}

/**
 * Watches the tracked fields of the address form and tells of a place that is whole and not the one the bag has, so
 * that ways to ship and their days are shown before the address is saved. Draws nothing.
 */
export function TypedPlace({
  saved,
  onPlace,
}: {
  saved: Partial<TrackedValues> | undefined;
  onPlace: (place: TypedPlaceValues) => void;
}) {
  const { values } = useFormikContext<AddressFormValues>();
  const { countryCode: country, stateCode: state, postalCode } = values;
  const postal = postalCode.trim();
  const isWhole = state !== "" && isPostalCode(postal);
  const isOther =
    isWhole &&
    changedFields(
      { stateCode: saved?.stateCode ?? "", postalCode: saved?.postalCode ?? "" },
      { stateCode: state, postalCode: postal },
    ).length > 0;
  useEffect(() => {
    if (!isOther) return;
    const timer = setTimeout(() => onPlace({ country, state, postal }), PLACE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isOther, country, state, postal, onPlace]);
  return null;
}
