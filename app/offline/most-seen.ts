/** So many of the products looked at are shown without a connection. */
export const MOST_SEEN = 6;
