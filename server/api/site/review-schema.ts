import { boolean, number, object, string, ValidationError } from "yup";
import { problem, UpstreamProblem } from "#server/problem.ts";

/** A picture as a `data:` address; pages make them smaller than that. */
const MAX_PHOTO_CHARACTERS = 190_000;

/** A review as a shopper writes it. */
export const reviewSchema = object({
  stars: number().integer().min(1).max(5).required(),
  title: string().trim().min(1).max(100).required(),
  text: string().trim().min(30).max(3000).required(),
  nickname: string().trim().min(3).max(25).required(),
  email: string().trim().email().max(100).required(),
  recommends: boolean(),
  photo: string()
    .max(MAX_PHOTO_CHARACTERS)
    .matches(/^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/),
}).noUnknown();

/** What a shopper says of a review. */
export const voteSchema = object({ isHelpful: boolean().required() }).noUnknown();

/** What was sent, as the schema reads it; throws a 400 that names the fields which do not fit. */
export const readBody = <Body>(
  schema: { validateSync(value: unknown, options: object): Body },
  body: unknown,
): Body => {
  try {
    return schema.validateSync(body, { strict: false, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields = [...new Set(error.inner.map(({ path }) => path).filter(Boolean))];
    throw new UpstreamProblem(400, problem("review-refused", "Bad Request", "The review is not complete.", { fields }));
  }
};
