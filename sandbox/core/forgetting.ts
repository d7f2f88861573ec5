let collecting: (() => void)[] | undefined;

/**
 * To be called where something is kept that was read from the database, while services are made: what is given here is
 * called when the data was exchanged. Outside of that nobody exchanges data behind the service's back.
 */
export const onForget = (forget: () => void): void => void collecting?.push(forget);

/**
 * Makes services, and gives with them what has everything forgotten that they will keep, and that others will keep that
 * are made within.
 */
export const collectForgetting = <Made>(make: () => Made): { made: Made; forget: () => void } => {
  const outer = collecting;
  const own: (() => void)[] = [];
  collecting = own;
  try {
    const forget = () => own.forEach((each) => each());
    outer?.push(forget);
    return { made: make(), forget };
  } finally {
    collecting = outer;
  }
};
