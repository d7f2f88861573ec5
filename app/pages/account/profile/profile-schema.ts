import type { IntlShape } from "react-intl";
import { object, type ObjectSchema, string } from "yup";
import { readPhone } from "#app/domain/address/phone-number.ts";
import { readBirthday } from "#app/domain/format/birthday.ts";
import * as fields from "#app/validation/field-schemas.ts";
import type { ProfileValues } from "./use-profile.ts";

/** The rules of what a customer says about herself (account-16). */
export const createProfileSchema = (intl: IntlShape) =>
  object({
    firstName: fields.personName(intl),
    lastName: fields.personName(intl),
    phone: fields.phoneWithExtension(intl, (value) => readPhone(value) !== null),
    birthday: fields.birthday(intl, (value) => readBirthday(value, new Date()) !== null),
    companyName: fields.companyName(intl),
    organizationType: string(),
  }) as unknown as ObjectSchema<ProfileValues>;

/** The rules of a new email: it is confirmed by the password. */
export const createEmailSchema = (intl: IntlShape) =>
  object({ email: fields.email(intl), currentPassword: fields.password(intl) });

/** The rules of a new password: it is confirmed by the one before. */
export const createPasswordSchema = (intl: IntlShape) =>
  object({ currentPassword: fields.password(intl), password: fields.newPassword(intl) });
