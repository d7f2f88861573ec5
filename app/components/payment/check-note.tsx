import { useMoney } from "#app/components/basket/use-money.ts";
import { CheckWords } from "#app/components/payment/check-words.tsx";
import { Note } from "#app/components/ui/note.tsx";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { checkInstructionsOf } from "#app/domain/payment/check-instructions.ts";

/** How to pay a bag or an order by check, as a note; nothing where no check is awaited. */
export function CheckNote({ basket }: { basket: BasketDocument }) {
  const money = useMoney(basket.currency);
  const check = checkInstructionsOf(basket);
  return check ? (
    <Note>
      <CheckWords check={check} amount={money(check.amount)} />
    </Note>
  ) : null;
}
