import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";
import c from "./note.styles.ts";

type Tone = "info" | "warn" | "error" | "success";

const icons: Record<Tone, IconName> = { info: "info", warn: "warning", error: "warning", success: "check" };

/** A message on a quiet ground; errors speak up at once. */
export const Note = ({ tone = "info", children }: { tone?: Tone; children: ReactNode }) => (
  <div className={c[tone]} role={tone === "error" ? "alert" : undefined}>
    <Icon name={icons[tone]} size="sm" />
    <div>{children}</div>
  </div>
);
