import { keepShield } from "#app/browser/keep-shield.ts";
import { useKeptShield } from "#app/browser/use-kept-shield.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { writeShield, type AllergenShield } from "#app/domain/product/allergen-shield.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";

/** What the shopper keeps away from, and how to change it: in this browser, and with the account where there is one. */
export const useShield = () => {
  const kept = useKeptShield();
  const { transports } = useCommerceApi();
  const { session, reload } = useCustomer();
  const { run, ...submission } = useSubmission();
  const customerId = session?.registered ? session.customerId : undefined;
  const save = (shield: AllergenShield): Promise<boolean> =>
    run(async () => {
      const text = shield.avoid.length > 0 ? writeShield(shield) : null;
      if (customerId !== undefined) {
        const change = { parameters: { customerId }, body: { c_allergenShield: text } };
        await transports.scapi("ShopperCustomers", "updateCustomer", [change]);
      }
      keepShield(text, customerId !== undefined);
      if (customerId !== undefined) await reload();
    });
  return { kept, isInAccount: customerId !== undefined, save, ...submission };
};
