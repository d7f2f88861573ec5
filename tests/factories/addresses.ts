/** A US address with everything a shipment asks for, and nothing more. */
export const completeAddress = {
  firstName: "June",
  lastName: "Marlowe",
  address1: "2218 Harrison",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
};
