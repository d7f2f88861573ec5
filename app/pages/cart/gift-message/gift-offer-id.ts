/** Id of the box that offers a card for a parcel; ticking it lets the shopper write. */
export const giftOfferId = (shipmentId = ""): string => `gift-${shipmentId}`;
