import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
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

/** The place of an address form where it is whole and not the one the bag has; null otherwise. */
export const otherPlace = (
  { countryCode: country, stateCode: state, postalCode }: AddressFormValues,
  saved: Partial<TrackedValues> | undefined,
): TypedPlaceValues | null => {
  const postal = postalCode.trim();
  const isOther =
    state !== "" &&
    isPostalCode(postal) &&
    changedFields(
      { stateCode: saved?.stateCode ?? "", postalCode: saved?.postalCode ?? "" },
      { stateCode: state, postalCode: postal },
    ).length > 0;
  return isOther ? { country, state, postal } : null;
};

/**
 * Watches the tracked fields of the address form and tells of a place that is whole and not the one the bag has, so
 * that ways to ship and their days are shown before the address is saved. What the form begins with is told at once.
 * Draws nothing.
 */
export function TypedPlace({
  saved,
  onPlace,
}: {
  saved: Partial<TrackedValues> | undefined;
  onPlace: (place: TypedPlaceValues) => void;
}) {
  const { values } = useFormikContext<AddressFormValues>();
  const isTyped = useRef(false);
  const place = otherPlace(values, saved);
  const { country = "", state = "", postal = "" } = place ?? {};
  const isOther = place !== null;
  useEffect(() => {
    const pause = isTyped.current ? PLACE_PAUSE_MS : 0;
    isTyped.current = true;
    if (!isOther) return;
    const timer = setTimeout(() => onPlace({ country, state, postal }), pause);
    return () => clearTimeout(timer);
  }, [isOther, country, state, postal, onPlace]);
  return null;
}
