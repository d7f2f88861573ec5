import { Fault } from "#sandbox/core/fault.ts";
import { objectOf, textOf } from "#sandbox/core/request/body-values.ts";

/** Something somebody wrote down about a basket or an order (Shop API, document `note`). */
export interface Note {
  id: string;
  subject: string | null;
  text: string | null;
  createdBy: string;
  /** As an ISO text. */
  createdAt: string;
}

/** Notes one basket or order holds at most. */
const MOST_NOTES = 50;

/**
 * Notes with one more, as a body says it. @throws Fault 400 for one that says nothing, and beyond the most there may
 * be.
 */
export const withNote = (notes: readonly Note[], body: unknown, { id, now }: { id: string; now: Date }): Note[] => {
  const said = objectOf(body);
  const subject = textOf(said, "subject")?.trim() || null;
  const text = textOf(said, "text", { most: 4000 })?.trim() || null;
  if (subject === null && text === null)
    throw new Fault(400, "bad-request", "A note needs a 'subject' or a 'text'.", { path: "text" });
  if (notes.length >= MOST_NOTES)
    throw new Fault(400, "bad-request", `There can be ${MOST_NOTES} notes at most.`, { path: "notes" });
  return [...notes, { id, subject, text, createdBy: "Customer", createdAt: now.toISOString() }];
};

/** Notes without one. @throws Fault 404 `note-not-found`. */
export const withoutNote = (notes: readonly Note[], noteId: string): Note[] => {
  if (!notes.some(({ id }) => id === noteId))
    throw new Fault(404, "note-not-found", `No note with ID '${noteId}' could be found.`, { noteId });
  return notes.filter(({ id }) => id !== noteId);
};

/** The notes as a resource of their own. */
export const presentNotes = (notes: readonly Note[]) => ({
  notes: notes.map(({ id, subject, text, createdBy, createdAt }) => ({
    id,
    ...(subject === null ? {} : { subject }),
    ...(text === null ? {} : { text }),
    createdBy,
    creationDate: createdAt,
  })),
});
