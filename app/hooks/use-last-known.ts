import { useState } from "react";

/**
 * A value, or the last one that was there: what is shown stays while another is on its way.
 * @param value the same object in each render, as an answer's value is
 */
export const useLastKnown = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};
