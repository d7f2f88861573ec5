/** A name or company begins with a letter, a digit or an accented letter. */
export const NAME_PATTERN = /^[\p{L}\p{N}]/u;

/** A city is letters, spaces and `/ . , # ' -`. */
export const CITY_PATTERN = /^[\p{L} /.,#'-]+$/u;

/** A street contains at least one letter. */
export const STREET_PATTERN = /\p{L}/u;

/** A unit may be anything but empty parentheses. */
export const UNIT_PATTERN = /^(?!.*\(\s*\)).*$/u;

/** A phone number in digits alone: 10, or 11 with the country code. */
export const PHONE_PATTERN = /^\d{10,11}$/;

/** A phone extension is digits only. */
export const EXTENSION_PATTERN = /^\d*$/;

/** An email address: a local part and a domain with a dot, without spaces. */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
