import { ValidationError, type ObjectSchema } from "yup";
import type { AddressFormValues } from "#app/domain/address/address-form-values.ts";

/** The rules an address of a pasted list is held against: those of the address form. */
export type AddressSchema = ObjectSchema<AddressFormValues>;

/** A field with what is wrong with it, in words. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** What is wrong with an address, the first message of each field. */
export const addressProblems = (schema: AddressSchema, address: AddressFormValues): FieldProblem[] => {
  try {
    schema.validateSync(address, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = new Map<string, string>();
    for (const { path = "", message } of error.inner) if (!first.has(path)) first.set(path, message);
    return [...first].map(([field, message]) => ({ field, message }));
  }
};
