import type { IntlShape, MessageDescriptor } from "react-intl";

type MessageFormat = ReturnType<IntlShape["formatters"]["getMessageFormat"]>;

/** The words of a text that has nothing to put in. */
const wordsOf = (text: MessageDescriptor["defaultMessage"]): string | undefined => {
  const [only, ...others] = Array.isArray(text) ? text : [];
  return only && others.length === 0 && "value" in only && only.type === 0 ? only.value : undefined;
};

const quickened = new WeakSet<IntlShape>();

/**
 * Has a locale's texts found by their id. The library compares a text by writing it out as JSON, each time one is said,
 * which took a seventh of a category page; and the code has each text as a list that is made anew whenever it is said.
 * Ids are unique: `npm run messages` fails for two texts of one id.
 */
export const keepTexts = (intl: IntlShape): void => {
  if (quickened.has(intl)) return;
  quickened.add(intl);
  const descriptors = new Map<string, MessageDescriptor>();
  const words = new Map<string, string | undefined>();
  const formats = new Map<unknown, MessageFormat>();
  const { formatters, formatMessage } = intl;
  // Undefined, whatever its type says, where a locale's words are those of the code.
  const messages: Partial<typeof intl.messages> | undefined = intl.messages;
  const { getMessageFormat } = formatters;
  formatters.getMessageFormat = (text, ...rest) => {
    const known = formats.get(text);
    if (known) return known;
    const made = getMessageFormat(text, ...rest);
    formats.set(text, made);
    return made;
  };
  const say = (descriptor: MessageDescriptor, ...rest: [never, never]) => {
    const id = String(descriptor.id);
    let kept = descriptors.get(id);
    if (!kept) {
      kept = descriptor;
      descriptors.set(id, descriptor);
      words.set(id, wordsOf((messages?.[id] ?? descriptor.defaultMessage) as MessageDescriptor["defaultMessage"]));
    }
    return words.get(id) ?? formatMessage(kept, ...rest);
  };
  intl.formatMessage = say as IntlShape["formatMessage"];
};
