import { useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/** Ends the account's session and leads to the login (account-4). A failure keeps the customer in and says why. */
export const useLogOut = () => {
  const { signOut, status } = useCustomer();
  const navigate = useNavigate();
  const [error, setError] = useState<ShopperMessage | null>(null);
  const logOut = async () => {
    setError(null);
    try {
      await signOut();
    } catch (failure) {
      setError(shopperMessage(failure));
      return;
    }
    await navigate("/login", { replace: true });
  };
  return { logOut, error, isBusy: status === "pending" };
};
