import { boolean, object, string, ValidationError } from "yup";
import { addressForms } from "#config/countries/countries.ts";
import { refuse } from "#server/problem.ts";

const MAX_LOGIN_CHARACTERS = 256;
const MAX_CODE_CHARACTERS = 64;

/** What a page may say. A country it names is taken from the site, and whether somebody is logged in from the token. */
const schema = object({
  login_id: string().required().max(MAX_LOGIN_CHARACTERS),
  sourceCode: string()
    .matches(/^[\w.-]*$/)
    .max(MAX_CODE_CHARACTERS),
  customQualifiers: object({
    device: string().oneOf(["mobile", "desktop"]).required(),
    selectedCountryIsoCode: string().oneOf(Object.keys(addressForms)),
    loggedin: boolean(),
  })
    .noUnknown()
    .required(),
}).noUnknown();

/** What a page says of a session. @throws UpstreamProblem 400 for anything else. */
export const readShopperContext = async (body: unknown) => {
  try {
    return await schema.validate(body, { strict: true });
  } catch (error) {
    const detail = error instanceof ValidationError ? (error.errors[0] ?? "") : "The body is not well formed.";
    throw refuse(400, "bad-request", "Bad Request", detail);
  }
};
