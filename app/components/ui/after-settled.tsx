import type { ReactNode } from "react";
import { useSettled } from "#app/browser/use-settled.ts";
import { QuietBoundary } from "./quiet-boundary.tsx";

/** A part that the page can do without and that comes once the page has settled; whoever uses it keeps its place. */
export const AfterSettled = ({ children }: { children: ReactNode }) =>
  useSettled() ? <QuietBoundary>{children}</QuietBoundary> : null;
