import { Button } from "@chakra-ui/react";
import { render, screen } from "@testing-library/react";
import { EditorProvider } from "./editor-provider.tsx";

const rules: string[] = [];

/** A sheet as scripts make them, which jsdom doesn't know. */
class ScriptSheet {
  cssRules = rules;
  insertRule(rule: string) {
    if (rule.includes("::-unknown")) throw new SyntaxError("Not a rule.");
    rules.push(rule);
  }
}

beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  globalThis.CSSStyleSheet = ScriptSheet as unknown as typeof CSSStyleSheet;
  render(
    <EditorProvider>
      <Button variant="outline" css={{ "&::-unknown": { color: "red" }, "&:focus": { color: "icing" } }}>
        Try it
      </Button>
    </EditorProvider>,
  );
});

test("Chakra's styles go into a sheet made by script, and into no element that the policy would refuse", () => {
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.querySelector("style")).toBeNull();
  const [name = ""] = screen
    .getByRole("button", { name: "Try it" })
    .className.split(" ")
    .filter((each) => each !== "chakra-button");
  const own = rules.filter((rule) => rule.includes(name)).join("");
  expect(own).toContain("border-color:var(--wp-colors-border-chosen)");
  expect(own).toContain(":focus{color:var(--wp-colors-icing)");
  // The page's own sheet knows neither the color's job nor, in production, the color by this name.
  expect(rules.join("")).toContain("--wp-colors-border-chosen:var(--wp-colors-plum-700)");
  expect(rules.join("")).toMatch(/--wp-colors-plum-700:#[0-9a-f]{6}/i);
});
