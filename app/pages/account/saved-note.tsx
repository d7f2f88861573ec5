import type { ReactNode } from "react";
import { Note } from "#app/components/ui/note.tsx";

/** Says below a form, politely, that it was saved; the region stands there before, so that it is heard. */
export const SavedNote = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div aria-live="polite">{isShown ? <Note tone="success">{children}</Note> : null}</div>
);
