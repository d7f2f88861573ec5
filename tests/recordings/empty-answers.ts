const bodiless = new Set([204, 205, 304]);

/**
 * nock's recorder copies every answer of `fetch` with a body, which the standard forbids for some statuses. Until the
 * returned function is called, such a copy is made without one.
 */
export const takeEmptyAnswers = (): (() => void) => {
  const Original = globalThis.Response;
  globalThis.Response = new Proxy(Original, {
    construct: (target, [body, init]: ConstructorParameters<typeof Response>, newTarget) =>
      Reflect.construct(target, [bodiless.has(init?.status ?? 200) ? null : body, init], newTarget) as Response,
  });
  return () => {
    globalThis.Response = Original;
  };
};
