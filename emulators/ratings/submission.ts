import type { ReviewDraft } from "#sandbox/platform/reviews/review.ts";

/** What is wrong with a field of the form, in the service's own form. */
export interface FieldError {
  Field: string;
  Code: string;
  Message: string;
}

const TITLE_MOST = 100;
const TEXT_LEAST = 30;
const TEXT_MOST = 3000;
const NICKNAME_LEAST = 3;
const NICKNAME_MOST = 25;
const MOST_PHOTOS = 6;

const error = (Field: string, Code: string, Message: string): FieldError => ({ Field, Code, Message });

const lengthError = (field: string, value: string, least: number, most: number): FieldError[] => {
  if (value === "") return [error(field, "ERROR_FORM_REQUIRED", `You must enter a value for ${field}.`)];
  if (value.length < least)
    return [error(field, "ERROR_FORM_TOO_SHORT", `${field} is shorter than ${least} characters.`)];
  if (value.length > most) return [error(field, "ERROR_FORM_TOO_LONG", `${field} is longer than ${most} characters.`)];
  return [];
};

/**
 * Reads a submitted review; lengths are this shop's settings of the form. `photoIdOf` gives the id of a photograph the
 * service keeps, by its address.
 */
export const readSubmission = (
  form: URLSearchParams,
  photoIdOf: (address: string) => string | undefined,
): { draft: ReviewDraft } | { errors: FieldError[] } => {
  const text = (name: string) => (form.get(name) ?? "").trim();
  const stars = Number(text("Rating"));
  const addresses = Array.from({ length: MOST_PHOTOS }, (_, index) => text(`PhotoUrl_${index + 1}`)).filter(Boolean);
  const photoIds = addresses.map(photoIdOf).filter((id) => id !== undefined);
  const errors = [
    ...(Number.isInteger(stars) && stars >= 1 && stars <= 5
      ? []
      : [error("rating", "ERROR_FORM_REQUIRED", "You must enter a value for rating.")]),
    ...lengthError("title", text("Title"), 1, TITLE_MOST),
    ...lengthError("reviewtext", text("ReviewText"), TEXT_LEAST, TEXT_MOST),
    ...lengthError("usernickname", text("UserNickname"), NICKNAME_LEAST, NICKNAME_MOST),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text("UserEmail"))
      ? []
      : [error("useremail", "ERROR_FORM_INVALID_EMAILADDRESS", "You must enter a valid email address.")]),
    ...(text("UserId") === "" ? [error("userid", "ERROR_FORM_REQUIRED", "You must enter a value for userid.")] : []),
    ...(text("AgreedToTermsAndConditions") === "true"
      ? []
      : [error("agreedtotermsandconditions", "ERROR_FORM_REQUIRED", "You must agree to the terms and conditions.")]),
    ...(photoIds.length < addresses.length
      ? [error("photourl_1", "ERROR_FORM_UPLOAD_IO", "The photo is not one of this service.")]
      : []),
  ];
  if (errors.length > 0) return { errors };
  const recommends = text("IsRecommended");
  return {
    draft: {
      productId: text("ProductId"),
      stars,
      title: text("Title"),
      text: text("ReviewText"),
      nickname: text("UserNickname"),
      location: text("UserLocation").slice(0, 50) || null,
      locale: text("Locale") || "en_US",
      recommends: recommends === "" ? null : recommends === "true",
      photoIds,
      userId: text("UserId").slice(0, 100),
      email: text("UserEmail"),
    },
  };
};

/** The answer to a form with errors: HTTP 200, as the service does it. */
export const presentFieldErrors = (errors: readonly FieldError[]) => ({
  HasErrors: true,
  Errors: [],
  FormErrors: {
    FieldErrors: Object.fromEntries(errors.map((each) => [each.Field, each])),
    FieldErrorsOrder: errors.map(({ Field }) => Field),
  },
});
