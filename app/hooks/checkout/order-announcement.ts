import { BASKET_CHANNEL } from "#app/contexts/basket-context.tsx";

/** Name of the channel on which tabs of one browser tell each other that a bag has become an order. */
export const ORDER_CHANNEL = "order";

/** A bag that has been ordered. */
export interface OrderAnnouncement {
  basketId: string;
  orderNo: string;
}

const post = (channelName: string, message: unknown) => {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
};

/** Tells every other tab that a bag has been ordered, and everybody that the bag has changed. */
export const announceOrder = (announcement: OrderAnnouncement): void => {
  post(ORDER_CHANNEL, announcement);
  post(BASKET_CHANNEL, "changed");
};

/** Calls back when another tab orders this bag; gives how to stop. */
export const onOrderElsewhere = (basketId: string, tell: (orderNo: string) => void): (() => void) => {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(ORDER_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Partial<OrderAnnouncement> | null>) => {
    if (data?.basketId === basketId && typeof data.orderNo === "string") tell(data.orderNo);
  };
  return () => channel.close();
};
