import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

/**
 * Tells the server once, when the page is left, how fast the visit was: the web's own measures and the address it began
 * at. Nothing is stored, and nothing says who it was.
 */
export const reportVitals = (siteId: string): void => {
  const path = window.location.pathname;
  const measured = new Map<string, number>();
  const note = ({ name, value }: { name: string; value: number }) =>
    void measured.set(name, name === "CLS" ? Math.round(value * 1e4) / 1e4 : Math.round(value));
  onTTFB(note);
  onFCP(note);
  onLCP(note);
  onCLS(note);
  onINP(note);
  const send = () => {
    if (document.visibilityState !== "hidden" || measured.size === 0 || !navigator.onLine) return;
    removeEventListener("visibilitychange", send);
    const vitals = [...measured].map(([name, value]) => ({ name, value }));
    const body = new Blob([JSON.stringify({ path, vitals })], { type: "application/json" });
    navigator.sendBeacon(`/api/${siteId}/vitals`, body);
  };
  // The measures are told at the same event, to whoever listens at the document, which comes first.
  addEventListener("visibilitychange", send);
};
