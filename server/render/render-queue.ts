import { Overloaded } from "#server/problem.ts";

/** Who comes first: a step of a purchase, a page somebody waits for, a page that is only made anew. */
export type Priority = "purchase" | "page" | "refresh";

/** Makes pages, a few at a time; what waits is bounded in number and time. */
export interface RenderQueue {
  /** @throws Overloaded when too many wait already, or when its turn does not come in time */
  run<T>(priority: Priority, work: () => Promise<T>): Promise<T>;
  /** How many are made now, and how many wait. */
  state(): { running: number; waiting: number };
}

interface QueueOptions {
  /** Pages that are made at a time. */
  running: number;
  /** Pages that may wait. */
  waiting: number;
  /** The longest a page waits for its turn, in milliseconds. */
  patienceMs?: number;
}

interface Waiting {
  priority: Priority;
  start: () => void;
  refuse: () => void;
}

const order: readonly Priority[] = ["purchase", "page", "refresh"];

const PATIENCE_MS = 4_000;

/** Creates the queue of one process. */
export const createRenderQueue = ({
  running: most,
  waiting: room,
  patienceMs = PATIENCE_MS,
}: QueueOptions): RenderQueue => {
  const queue: Waiting[] = [];
  let running = 0;

  const leave = (one: Waiting) => {
    const at = queue.indexOf(one);
    if (at >= 0) queue.splice(at, 1);
  };
  const next = () => {
    const first = order.flatMap((priority) => queue.find((each) => each.priority === priority) ?? [])[0];
    if (!first || running >= most) return;
    leave(first);
    running += 1;
    first.start();
  };

  /** Makes room for somebody by sending away who came last among those who matter least. */
  const hasRoomFor = (priority: Priority): boolean => {
    if (queue.length < room) return true;
    const below = order.slice(order.indexOf(priority) + 1).toReversed();
    const lesser = below.flatMap((least) => queue.findLast((each) => each.priority === least) ?? [])[0];
    lesser?.refuse();
    return lesser !== undefined;
  };

  const turn = (priority: Priority): Promise<void> =>
    new Promise((resolve, reject) => {
      if (running < most) {
        running += 1;
        resolve();
        return;
      }
      if (!hasRoomFor(priority)) {
        reject(new Overloaded());
        return;
      }
      const refuse = () => {
        clearTimeout(timer);
        leave(one);
        reject(new Overloaded());
      };
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const one: Waiting = { priority, start, refuse };
      const timer = setTimeout(refuse, patienceMs);
      queue.push(one);
    });

  return {
    run: async (priority, work) => {
      await turn(priority);
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
    state: () => ({ running, waiting: queue.length }),
  };
};
