/** The parts of an address that name somebody and their door. */
export interface DoorAddress {
  fullName?: string;
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode?: string;
}

const said = (parts: readonly (string | undefined)[], between: string) =>
  parts.filter((part) => part !== undefined && part.trim() !== "").join(between);

/** An address in one line: street, unit, city, state and postal code. */
export const addressLine = ({ address1, address2, city, stateCode, postalCode }: DoorAddress): string =>
  said([address1, address2, city, said([stateCode, postalCode], " ")], ", ");

/** Whom an address names. */
export const fullNameOf = ({ fullName, firstName, lastName }: DoorAddress): string =>
  fullName?.trim() || said([firstName, lastName], " ");
