/**
 * Runs in a page before everything else: collects paints, layout shifts, interactions and hydration as `window.vitals`,
 * and when the main thread was busy for long the last time.
 */
export const collect = () => {
  window.vitals = { fcp: 0, lcp: 0, cls: 0, inp: 0, hydrated: 0, quiet: 0, isTouched: false };
  addEventListener("pointerdown", () => (window.vitals.isTouched = true), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.vitals.lcp = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") window.vitals.fcp = startTime;
  }).observe({ type: "paint", buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.hydrated === "true") window.vitals.hydrated ||= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  new PerformanceObserver((list) => {
    // A page that begins counts as recently touched, since its window has just got its size: until somebody taps all
    // shifts count.
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput || !window.vitals.isTouched) window.vitals.cls += value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.vitals.inp = Math.max(window.vitals.inp, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.vitals.quiet = startTime + duration;
  }).observe({ type: "longtask", buffered: true });
};
