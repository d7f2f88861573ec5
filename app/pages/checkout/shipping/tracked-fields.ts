import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";

/**
 * Fields of the address form whose change matters to more than the form: ways to ship, days, taxes and the bag's own
 * address (address-4).
 */
export const trackedFields = ["city", "postalCode", "stateCode", "address1", "useAsBilling"] as const;

/** What is tracked of a form. */
export type TrackedValues = Pick<AddressFormValues, "city" | "postalCode" | "stateCode" | "address1"> & {
  useAsBilling?: boolean;
};

const told = (value: string | boolean | undefined): string =>
  String(value ?? "")
    .trim()
    .toLowerCase();

/**
 * The tracked fields in which two states of the form differ; a field that one of them does not have is not compared.
 */
export const changedFields = (before: Partial<TrackedValues>, after: Partial<TrackedValues>) =>
  trackedFields.filter(
    (field) => before[field] !== undefined && after[field] !== undefined && told(before[field]) !== told(after[field]),
  );

/** Whether a parcel that had an address goes to another place now. */
export const isPlaceChanged = (before: Partial<TrackedValues> | undefined, after: TrackedValues): boolean =>
  Boolean(before?.address1) && changedFields(before ?? {}, { ...after, useAsBilling: undefined }).length > 0;
