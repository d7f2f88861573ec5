import type { Customer } from "#app/commerce-api/customers.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { keepPhone } from "#app/domain/address/phone-number.ts";
import { readBirthday } from "#app/domain/format/birthday.ts";
import { useSubmission } from "#app/hooks/checkout/use-submission.ts";
import { matchCodeOf } from "../addresses/match-code.ts";
import { useAccountApi } from "../use-account-api.ts";

/** What is typed about a customer. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  /** `MM/DD/YYYY`. */
  birthday: string;
  companyName: string;
  organizationType: string;
}

/** What is typed to change the email that the account logs in with. */
export interface EmailValues {
  email: string;
  currentPassword: string;
}

/** What is typed to change the password. */
export interface PasswordValues {
  currentPassword: string;
  password: string;
}

const homeOf = ({ addresses = [] }: Customer) => addresses.find(({ preferred }) => preferred) ?? addresses[0];

/** Saves what a customer says about herself; the account is loaded again afterwards. */
export const useProfile = (customer: Customer) => {
  const api = useAccountApi();
  const { reload } = useCustomer();
  const submission = useSubmission();
  const save = ({ firstName, lastName, phone, birthday, companyName, organizationType }: ProfileValues) =>
    submission.run(async () => {
      await api.updateProfile(customer.customerId ?? "", {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phoneHome: keepPhone(phone) || null,
        birthday: readBirthday(birthday, new Date()),
        companyName: companyName.trim() || null,
        c_matchCode: matchCodeOf({ firstName, lastName, postalCode: homeOf(customer)?.postalCode }),
        c_organizationType: (companyName.trim() && organizationType) || null,
      });
      await reload();
    });
  return { save, submission };
};

/**
 * Changes the email of an account, which is its login too. The password is checked first; the backend ends every other
 * session, and this one goes on with a fresh token.
 */
export const useEmailChange = (customer: Customer) => {
  const api = useAccountApi();
  const { reload } = useCustomer();
  const submission = useSubmission();
  const save = ({ email, currentPassword }: EmailValues) =>
    submission.run(async () => {
      const login = email.trim();
      await api.checkPassword(currentPassword);
      await api.updateProfile(customer.customerId ?? "", {
        email: login,
        login,
        c_currentPassword: currentPassword,
      });
      await reload();
    });
  return { save, submission };
};

/** Changes the password of an account; the backend ends every other session, and this one goes on. */
export const usePasswordChange = (customer: Customer) => {
  const api = useAccountApi();
  const submission = useSubmission();
  const save = ({ currentPassword, password }: PasswordValues) =>
    submission.run(async () => {
      await api.changePassword(customer.customerId ?? "", { currentPassword, password });
    });
  return { save, submission };
};

/** Ends the account's sessions in every browser, this one included. */
export const useLogOutEverywhere = () => {
  const { transports } = useCommerceApi();
  const { signOut } = useCustomer();
  const submission = useSubmission();
  const logOut = () =>
    submission.run(async () => {
      await transports.site({ method: "POST", path: "session/logout-everywhere" });
      await signOut();
    });
  return { logOut, submission };
};
