import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { keepDraft, takeDraft } from "./draft-storage.ts";

/**
 * Keeps what a customer has typed into the form around it when the session ends, and puts it back once the same person
 * is there again (session-21). Card data is no part of such a form.
 */
export function FormDraft({ name }: { name: string }) {
  const { values, setValues } = useFormikContext<object>();
  const { session: sessions } = useCommerceApi();
  const { customer } = useCustomer();
  const customerId = customer?.customerId;
  const typed = useRef({ values, customerId });

  useEffect(() => {
    // The session has ended before the form is left; who typed stays whose it is.
    typed.current = { values, customerId: customerId ?? typed.current.customerId };
  });

  useEffect(
    () =>
      sessions.listen((event) => {
        const { values: kept, customerId: owner } = typed.current;
        if (event === "expired" && owner) keepDraft(name, owner, kept);
      }),
    [name, sessions],
  );

  useEffect(() => {
    const draft = customerId && takeDraft(name, customerId);
    if (draft) void setValues({ ...typed.current.values, ...draft }, false);
  }, [customerId, name, setValues]);

  return null;
}
