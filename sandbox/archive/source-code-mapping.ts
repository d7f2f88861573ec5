import type { SourceCodeExchange, SourceCodeRow } from "#sandbox/platform/shopper-context/module.ts";
import { momentOf } from "./amount-text.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { ownWordsOf, presentOwnWords } from "./own-words.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf } from "./site-rows.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** The format has days; a group that begins or ends within one says so in own words. */
const dayText = (moment: Date | null) => moment?.toISOString().slice(0, 10);

const isMidnight = (moment: Date | null) => moment === null || moment.getTime() % 86_400_000 === 0;

const groupElement = (row: SourceCodeRow): XmlElement => {
  const words = presentOwnWords({
    startsAt: isMidnight(row.startsAt) ? undefined : row.startsAt?.toISOString(),
    endsAt: isMidnight(row.endsAt) ? undefined : row.endsAt?.toISOString(),
  });
  return element(
    "sourcecode-group",
    { "group-id": archiveKeyOf(row) },
    textElement("description", row.name === "" ? undefined : row.name),
    textElement("enabled-flag", row.enabled),
    textElement("online-from", dayText(row.startsAt)),
    textElement("online-to", dayText(row.endsAt)),
    element("code-specs", {}, ...row.codes.map((code) => element("code-spec", {}, code))),
    row.priceBookIds.length > 0
      ? element("pricebooks", {}, ...row.priceBookIds.map((id) => element("pricebook", { "pricebook-id": id })))
      : undefined,
    words && element("custom-attributes", {}, words),
  );
};

const groupOf = ({ key, element: of }: Entry): SourceCodeRow => {
  const { startsAt, endsAt } = ownWordsOf(of);
  const moment = (word: unknown, name: string) => momentOf(typeof word === "string" ? word : textIn(of, name));
  return {
    id: key,
    siteIds: [],
    name: textIn(of, "description") ?? "",
    enabled: textIn(of, "enabled-flag") === "true",
    startsAt: moment(startsAt, "online-from"),
    endsAt: moment(endsAt, "online-to"),
    codes: childrenOf(childOf(of, "code-specs"), "code-spec").map(textOf),
    priceBookIds: childrenOf(childOf(of, "pricebooks"), "pricebook").map(
      (book) => attributeOf(book, "pricebook-id") ?? "",
    ),
  };
};

/** Groups of source codes: their codes and the price books they open. */
export const sourceCodeMapping = (sourceCodes: SourceCodeExchange): Mapping =>
  siteMapping<SourceCodeRow>({
    kind: "sourcecodes",
    object: "sourcecode-group",
    table: sourceCodes,
    present: groupElement,
    apply: groupOf,
  });
