import { badRequest, type Body, textOf } from "#sandbox/core/request/body-values.ts";

/** Longest gift message; letters of any language, numbers, blanks, line ends and the marks of a sentence (bag-36). */
const MESSAGE_LENGTH = 150;
const MESSAGE = /^[\p{L}\p{M}\p{N}\p{Zs}.,;:!?¡¿'"‘’“”«»–—…()&%\-\r\n]*$/u;

/** The gift message a body has under a name; null for none and for blanks. @throws Fault 400. */
export const giftMessageOf = (body: Body, name: string, path = name): string | null => {
  const message = textOf(body, name, { most: MESSAGE_LENGTH });
  if (message !== null && !MESSAGE.test(message))
    throw badRequest(
      "Messages can only contain letters and numbers. Please remove any special characters to continue.",
      path,
    );
  return message?.trim() ? message : null;
};
