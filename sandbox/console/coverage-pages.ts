import type { Rule } from "#sandbox/rules/rule.ts";
import { readCoverage, type CoveredOperation } from "#sandbox/control/coverage-routes.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { ConsoleRoute } from "./console-route.ts";
import { textField } from "./form.ts";
import { type Html, html } from "./html.ts";
import { facts, field, filterForm, searchField, select, table, tag } from "./parts.ts";

const levels = {
  done: { says: "works", tone: "good" },
  refused: { says: "refused, as the platform does", tone: "warn" },
  absent: { says: "not there (501)", tone: "bad" },
} as const satisfies Record<CoveredOperation["level"], { says: string; tone: "good" | "warn" | "bad" }>;

type Level = keyof typeof levels;
const levelNames = Object.keys(levels) as Level[];

const familyOf = (operation: string): string => operation.split(".")[0] ?? "";
const nameOf = (operation: string): string => operation.split(".")[1] ?? operation;

const levelTag = (level: Level): Html => tag(levels[level].says, levels[level].tone);

const familyTable = (operations: readonly CoveredOperation[]): Html =>
  table(
    "API families",
    ["Family", "Operations", "Work", "Refused", "Not there"],
    [...new Set(operations.map(({ operation }) => familyOf(operation)))].map((family) => {
      const own = operations.filter(({ operation }) => familyOf(operation) === family);
      const count = (level: Level) => own.filter((each) => each.level === level).length;
      const link = html`<a href="/console/coverage?q=${family}#operations">${family}</a>`;
      return [link, own.length, count("done"), count("refused"), count("absent")];
    }),
  );

/** What the sandbox does of the platform's APIs, and the rules its engine keeps; as data at `/__sandbox/coverage`. */
export const coveragePages = (families: readonly ApiFamily[], ownRules?: readonly Rule[]): ConsoleRoute[] => [
  {
    method: "get",
    path: "/console/coverage",
    handle: ({ query }) => {
      const { operations, custom, rules } = readCoverage(families, ownRules);
      const text = textField(query, "q").toLowerCase();
      const level = levelNames.find((name) => name === query.get("level"));
      const shown = operations.filter(
        (each) => each.operation.toLowerCase().includes(text) && (level === undefined || each.level === level),
      );
      const count = (name: Level) => operations.filter((each) => each.level === name).length;
      return {
        title: "Coverage",
        body: html`<p>
            Every operation of the official client and how far it is carried out here, read from the sandbox’s own
            routes. Programs read the same at <a href="/__sandbox/coverage">/__sandbox/coverage</a>.
          </p>
          ${facts([
            ["Operations of the official client", operations.length],
            ["Work", count("done")],
            ["Refused, as the platform does", count("refused")],
            ["Not there", count("absent")],
            ["Endpoints of the merchant’s own", custom.length],
            ["Rules", rules.length],
          ])}${familyTable(operations)}
          <h2 id="operations">Operations</h2>
          ${filterForm([
            searchField("Family or operation", query),
            field(
              "State",
              select(
                "level",
                [["", "any"], ...levelNames.map((name) => [name, levels[name].says] as const)],
                level ?? "",
              ),
            ),
          ])}${table(
            "Operations",
            ["Operation", "Family", "State", "Why"],
            shown.map(({ operation, level: state, reason }) => [
              nameOf(operation),
              familyOf(operation),
              levelTag(state),
              reason ?? "–",
            ]),
          )}
          <h2>Beyond the official client</h2>
          ${table(
            "Shop API, sessions and endpoints of the merchant’s own",
            ["Family", "Operations"],
            [...new Set(custom.map(familyOf))].map((family) => [
              family,
              custom
                .filter((operation) => familyOf(operation) === family)
                .map(nameOf)
                .join(", "),
            ]),
          )}
          <h2>Rules</h2>
          ${table(
            "Rules",
            ["Rule", "What it says", "Where it comes from"],
            rules.map(({ id, says, source }) => [id, says, source]),
          )}`,
      };
    },
  },
];
