/**
 * Lets a few pieces of work run at once and the others wait in the order they came. Whoever places an order in a rush
 * then has it finished before the next ones are begun, and the rest of the shop still finds a connection to the
 * database.
 * @param places how many run at once
 */
export const createOrderQueue = (places: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const waiting: (() => void)[] = [];
  let free = places;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
