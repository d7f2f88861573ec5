/** Where "Shop pickup" leads: to what shops hand out, and nothing else. */
export const PICKUP_LIST = "/category/chocolates?refine1=c_availableForInStorePickup%3Dtrue";
