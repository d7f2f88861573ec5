import type { SortingRule, WeightedAttribute } from "#sandbox/core/columns/sorting.ts";
import type { SortingExchange, SortingOptionRow, SortingPart } from "#sandbox/platform/search/module.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import type { Entry, Mapping } from "./mapping.ts";
import { siteMapping } from "./site-mapping.ts";
import { archiveKeyOf, placeOnSite, rowOnSite, takeFromSite } from "./site-rows.ts";
import {
  boostElement,
  boostFactsOf,
  boostOf,
  composedRule,
  isFollowed,
  ruleElement,
  stepsOf,
  weightsElement,
  weightsOf,
  type BoostFacts,
  type NamedStep,
} from "./sorting-facts.ts";
import { attributeOf, childrenOf, element, textIn, type XmlElement } from "./xml-element.ts";

const readOptions = async (sorting: SortingExchange, siteIds: readonly string[]): Promise<SortingOptionRow[]> =>
  (await sorting.options()).map((row) => (row.siteIds.length > 0 ? row : { ...row, siteIds: [...siteIds] }));

/** Parts of the sorting rules that the shop's own options hold in themselves, as an archive tells them. */
const partsOfOwnOptions = (rows: readonly SortingOptionRow[]) =>
  rows
    .filter(({ ruleId }) => ruleId === null)
    .flatMap((row) => {
      const { steps, boosts = [] } = row.rule as SortingRule;
      const weighted = steps.flatMap((step, index) =>
        step.kind === "weighted" ? [{ id: `${row.id}-${index + 1}`, attributes: step.attributes, index }] : [],
      );
      const named = steps.map((step, index): NamedStep =>
        step.kind === "weighted" ? { kind: "dynamic", id: `${row.id}-${index + 1}` } : step,
      );
      return row.siteIds.flatMap((siteId) => [
        ...weighted.map(({ id, attributes }) => ({ siteId, key: id, element: weightsElement(id, attributes) })),
        { siteId, key: row.id, element: ruleElement(row.id, named) },
        ...boosts.map((boost, index) => {
          const id = `${row.id}-${index + 1}`;
          return { siteId, key: id, element: boostElement(id, boostFactsOf(boost)) };
        }),
      ]);
    });

/** Rules, weighted attributes, boosts, and which categories are sorted by which rule. */
export const sortingMappings = (sorting: SortingExchange, siteIds: readonly string[]): Mapping[] => {
  const part = (
    object: string,
    present: (id: string, definition: Record<string, unknown>) => XmlElement,
    read: (of: XmlElement) => Record<string, unknown>,
    more: { names?: { row(entry: Entry): string; entry(row: SortingPart): string }; finish?: Mapping["finish"] } = {},
  ): Mapping =>
    siteMapping<SortingPart>({
      kind: "sort",
      object,
      table: sorting.parts(object),
      present: (row) => present(archiveKeyOf(row), row.definition),
      apply: (entry) => ({ id: entry.key, siteIds: [], definition: read(entry.element) }),
      others: async (rows) =>
        partsOfOwnOptions(await readOptions(sorting, siteIds))
          .filter((each) => each.element.name === object && !rowOnSite(rows, each.key, each.siteId))
          .map((each) => ({ containerId: "", ...each })),
      ...(more.names ? { names: more.names } : {}),
      ...(more.finish ? { finish: more.finish } : {}),
    });
  const assignment = "sorting-rule-assignment";
  return [
    part(
      "dynamic-attribute",
      (id, { attributes }) => weightsElement(id, attributes as WeightedAttribute[]),
      (of) => ({ attributes: weightsOf(of) }),
    ),
    part(
      "sorting-rule",
      (id, { steps }) => ruleElement(id, steps as NamedStep[]),
      (of) => ({ ...stepsOf(of) }),
    ),
    part(
      assignment,
      (_id, definition) => {
        const { categoryId, context, ruleId } = definition as unknown as AssignmentFacts;
        return element(assignment, { "category-id": categoryId, "rule-context": context, "rule-id": ruleId });
      },
      (of) => ({
        categoryId: attributeOf(of, "category-id") ?? "",
        ruleId: attributeOf(of, "rule-id") ?? "",
        ...(attributeOf(of, "rule-context") ? { context: attributeOf(of, "rule-context") } : {}),
      }),
      {
        names: {
          row: ({ element: of }) => attributeOf(of, "category-id") ?? "",
          entry: ({ definition }) => {
            const { categoryId, context, ruleId } = definition as unknown as AssignmentFacts;
            return [categoryId, ...(context ? [context] : []), ruleId].join("|");
          },
        },
      },
    ),
    optionsMapping(sorting, siteIds),
    part(
      "boost-bury-rule",
      (id, definition) => boostElement(id, definition as unknown as BoostFacts),
      (of) => ({ ...boostOf(of) }),
      { finish: ({ count }) => composeRules(sorting, count) },
    ),
  ];
};

interface AssignmentFacts {
  categoryId: string;
  context?: string;
  ruleId: string;
}

interface OptionFacts {
  id: string;
  ruleId: string;
  context: string | undefined;
  labels: Record<string, string>;
}

const optionsElement = (options: readonly OptionFacts[]): XmlElement =>
  element(
    "sorting-options",
    {},
    ...options.map(({ id, ruleId, labels: { default: label, ...others } }) =>
      element(
        "sorting-option",
        { "option-id": id },
        element("rule-id", {}, ruleId),
        ...localized(
          "display-name",
          label ?? null,
          Object.entries(others)
            .sort(([one], [other]) => (one < other ? -1 : 1))
            .map(([language, text]) => ({ language, text })),
        ),
      ),
    ),
  );

const optionsOf = (of: XmlElement): OptionFacts[] =>
  childrenOf(of, "sorting-option").map((each) => {
    const label = defaultText(each, "display-name");
    return {
      id: attributeOf(each, "option-id") ?? "",
      ruleId: textIn(each, "rule-id") ?? "",
      context: textIn(each, "rule-context"),
      labels: {
        ...(label === undefined ? {} : { default: label }),
        ...Object.fromEntries(
          languagesIn(each, ["display-name"]).map((language) => [
            language,
            textInLanguage(each, "display-name", language) ?? "",
          ]),
        ),
      },
    };
  });

/** The orders a shopper may choose on a site, one list for all of them. */
const optionsMapping = (sorting: SortingExchange, siteIds: readonly string[]): Mapping => ({
  kind: "sort",
  object: "sorting-options",

  read: async () => {
    const rows = await readOptions(sorting, siteIds);
    const sites = [...new Set(rows.flatMap((row) => row.siteIds))].sort();
    return sites.map((siteId) => ({
      siteId,
      containerId: "",
      key: "",
      element: optionsElement(
        rows
          .filter((row) => row.siteIds.includes(siteId))
          .map((row) => {
            const id = archiveKeyOf(row);
            return { id, ruleId: row.ruleId ?? id, context: undefined, labels: row.labels };
          }),
      ),
    }));
  },

  understood: ({ element: of }) => optionsElement(optionsOf(of)),

  write: async (entries) => {
    const before = await readOptions(sorting, siteIds);
    let rows: SortingOptionRow[] = before;
    for (const { siteId, element: of } of entries) {
      const told = optionsOf(of);
      for (const row of rows.filter((each) => each.siteIds.includes(siteId)))
        if (!told.some(({ id }) => id === archiveKeyOf(row))) rows = takeFromSite(rows, archiveKeyOf(row), siteId);
      told.forEach(({ id, ruleId, labels }, position) => {
        const known = rowOnSite(rows, id, siteId);
        const rule = known?.ruleId === ruleId ? known.rule : { steps: [] };
        rows = placeOnSite(rows, id, siteId, { id, siteIds: [], labels, rule, position, ruleId });
      });
    }
    await sorting.putOptions(rows);
  },

  remove: async () => undefined,
});

const partsOf = (rows: readonly (SortingPart & { object: string })[], object: string) =>
  rows.filter((row) => row.object === object);

/** Puts together what the options and categories of imported sites are sorted by. */
const composeRules = async (sorting: SortingExchange, count: (what: string, times?: number) => void): Promise<void> => {
  const parts = await sorting.allParts();
  if (parts.length === 0) return;
  const on = (object: string, siteId: string) => partsOf(parts, object).filter((row) => row.siteIds.includes(siteId));
  const ruleOn = (siteId: string, ruleId: string): SortingRule | undefined => {
    const found = on("sorting-rule", siteId).find((row) => archiveKeyOf(row) === ruleId);
    if (!found) return undefined;
    const weights = new Map(
      on("dynamic-attribute", siteId).map((row) => [
        archiveKeyOf(row),
        row.definition.attributes as WeightedAttribute[],
      ]),
    );
    const boosts = on("boost-bury-rule", siteId).map(({ definition }) => definition as unknown as BoostFacts);
    return composedRule(found.definition.steps as NamedStep[], weights, boosts);
  };
  for (const option of await sorting.options()) {
    const { id, ruleId, siteIds } = option;
    const rule = ruleId === null ? undefined : ruleOn(siteIds[0] ?? "", ruleId);
    if (rule) await sorting.setRule(id, rule);
    else if (ruleId !== null) count("sort: options whose rule is not there");
  }
  const assigned = partsOf(parts, "sorting-rule-assignment").flatMap(({ definition, siteIds }) =>
    siteIds.flatMap((siteId) => {
      const { categoryId, ruleId } = definition as unknown as AssignmentFacts;
      const rule = ruleOn(siteId, ruleId);
      return rule ? [{ siteId, categoryId, ruleId, rule }] : [];
    }),
  );
  await sorting.putCategorySortings(assigned);
  const skipped = partsOf(parts, "sorting-rule").reduce((sum, { definition }) => sum + Number(definition.skipped), 0);
  count("sort: steps the shop has not, left out of their rules", skipped);
  const boosts = partsOf(parts, "boost-bury-rule").map(({ definition }) => definition as unknown as BoostFacts);
  count(
    "sort: boosts with a scope or several targets, without effect",
    boosts.filter((boost) => !isFollowed(boost)).length,
  );
};
