import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { email } from "#app/validation/field-schemas.ts";

/** A review while it is being written; every field is text, as forms have it. */
export interface ReviewDraft {
  stars: string;
  title: string;
  text: string;
  nickname: string;
  email: string;
  /** `yes`, `no` or nothing. */
  recommends: string;
}

/** How long title, text and nickname may be, in characters: the settings of the ratings service's form. */
export const REVIEW_TITLE_MAX_LENGTH = 100;
export const REVIEW_TEXT_MIN_LENGTH = 30;
export const REVIEW_TEXT_MAX_LENGTH = 3000;
export const NICKNAME_MIN_LENGTH = 3;
export const NICKNAME_MAX_LENGTH = 25;

/** What a review must have before it is sent. */
export const createReviewSchema = (intl: IntlShape) => {
  const required = intl.formatMessage({ id: "validation.required", defaultMessage: "This field is required." });
  const between = (least: number, most: number) => ({
    least: intl.formatMessage(
      { id: "validation.tooShort", defaultMessage: "Please use at least {least} characters." },
      { least },
    ),
    most: intl.formatMessage(
      { id: "validation.tooLong", defaultMessage: "Please use {most} characters or fewer." },
      { most },
    ),
  });
  const title = between(1, REVIEW_TITLE_MAX_LENGTH);
  const text = between(REVIEW_TEXT_MIN_LENGTH, REVIEW_TEXT_MAX_LENGTH);
  const nickname = between(NICKNAME_MIN_LENGTH, NICKNAME_MAX_LENGTH);
  return object({
    stars: string().required(
      intl.formatMessage({ id: "reviews.chooseStars", defaultMessage: "Please choose one to five stars." }),
    ),
    title: string().trim().required(required).max(REVIEW_TITLE_MAX_LENGTH, title.most),
    text: string()
      .trim()
      .required(required)
      .min(REVIEW_TEXT_MIN_LENGTH, text.least)
      .max(REVIEW_TEXT_MAX_LENGTH, text.most),
    nickname: string()
      .trim()
      .required(required)
      .min(NICKNAME_MIN_LENGTH, nickname.least)
      .max(NICKNAME_MAX_LENGTH, nickname.most),
    email: email(intl),
    recommends: string(),
  });
};
