import { useCallback, useState } from "react";
import type { OrderDocument } from "#app/domain/orders/order-document.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { logProblem } from "#app/browser/log-problem.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { useOrderHistory } from "#app/hooks/orders/use-order-history.ts";

/**
 * Makes an account of a guest's order: name and email are those of the order, the password is new. The shopper is
 * signed in and the order is the account's from then on; an account without it is better than none.
 */
export const useGuestAccount = (order: OrderDocument) => {
  const { session, status, register } = useCustomer();
  const history = useOrderHistory();
  const { error, run } = useSubmission();
  const [isMade, setMade] = useState(false);
  const { firstName = "", lastName = "" } = order.billingAddress ?? {};
  const email = order.customerInfo?.email ?? "";

  const make = useCallback(
    (password: string, recaptchaToken: string) =>
      run(async () => {
        await register({
          customer: { firstName, lastName, email },
          password,
          ...(recaptchaToken && { recaptchaToken }),
        });
        await history
          .claim(order.orderNo ?? "")
          .catch((failure: unknown) => logProblem("The order stayed with the guest.", failure));
        setMade(true);
      }),
    [email, firstName, history, lastName, order.orderNo, register, run],
  );

  return { isOffered: status !== "idle" && !session?.registered && email !== "", isMade, email, error, make };
};
