import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { People } from "#app/commerce-api/people.ts";
import { LoadingFallback } from "#app/components/ui/loading-fallback.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import c from "./people.styles.ts";
import { type PeopleBook, usePeople } from "./use-people.ts";

/** What a room shows once the people of the account are known; a failure is told, with a way to try again. */
export function LoadedPeople({ children }: { children: (people: People, book: PeopleBook) => ReactNode }) {
  const book = usePeople();
  const { state } = book;
  if (state.status === "pending") return <LoadingFallback />;
  if (state.status === "done") return <>{children(state.people, book)}</>;
  return (
    <>
      <Note tone="error">
        <ShopperWords message={state.message} />
      </Note>
      <div>
        <button type="button" className={c.line} onClick={book.again}>
          <FormattedMessage id="people.again" defaultMessage="Try again" />
        </button>
      </div>
    </>
  );
}
