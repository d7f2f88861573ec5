/** What turns into an address's street when the shopper has a PO Box. */
export const PO_BOX = "PO Box";

/** The parts of an address that the PO Box and residence switches touch. */
export interface PoBoxFields {
  address1: string;
  address2: string;
  isPoBox: boolean;
  isResidence: boolean;
}

/** Whether a street names a PO Box, however it is written. */
export const namesPoBox = (street: string): boolean => /\bp\.?\s*o\.?\s*box\b/i.test(street);

/** Turning PO Box on puts it into the street and clears unit and residence; turning it off clears the street. */
export const withPoBox = <T extends PoBoxFields>(address: T, isPoBox: boolean): T =>
  isPoBox
    ? { ...address, isPoBox, address1: PO_BOX, address2: "", isResidence: false }
    : { ...address, isPoBox, address1: "" };

/** Ticking residence while PO Box is on turns PO Box off and clears a street that names one. */
export const withResidence = <T extends PoBoxFields>(address: T, isResidence: boolean): T =>
  isResidence && address.isPoBox
    ? { ...address, isResidence, isPoBox: false, address1: namesPoBox(address.address1) ? "" : address.address1 }
    : { ...address, isResidence };
