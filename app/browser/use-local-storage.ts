import { useCallback, useLayoutEffect, useState } from "react";

const read = (key: string): unknown => {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/**
 * A value kept in the browser as JSON under a key, shared between tabs. It is null while rendering on the server and
 * during hydration, when `accepts` refuses what is stored, and where the browser allows no storage.
 */
export const useLocalStorage = <T>(
  key: string,
  accepts: (value: unknown) => value is T,
): [T | null, (value: T | null) => void] => {
  const [value, setValue] = useState<T | null>(null);

  // Before anything is painted, so that what depends on it is not seen to come.
  useLayoutEffect(() => {
    const take = () => {
      const stored = read(key);
      setValue(accepts(stored) ? stored : null);
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) take();
    };
    take();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, accepts]);

  const store = useCallback(
    (next: T | null) => {
      setValue(next);
      try {
        if (next === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A browser that refuses storage keeps the value for this page only.
      }
    },
    [key],
  );

  return [value, store];
};
