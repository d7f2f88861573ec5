import type { ReactNode } from "react";
import { useSettled } from "#app/browser/use-settled.ts";
import { Optional } from "./optional.tsx";

/** A part that the page can do without and that comes once the page has settled; whoever uses it keeps its place. */
export const Later = ({ children }: { children: ReactNode }) => (useSettled() ? <Optional>{children}</Optional> : null);
