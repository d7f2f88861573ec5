import { render } from "@testing-library/react";
import { IntlProvider } from "react-intl";
import { SiteProvider } from "#app/contexts/site-context.tsx";
import { testSites } from "#tests/factories/sites.ts";
import { Away, Range } from "./distance.tsx";

test.each([
  ["en-US", "US", "20 miles, 3.2 mi"],
  ["fr-CA", "CA", "20 milles, 3,2 mi"],
  ["de-DE", "DE", "20 Kilometer, 3,2 km"],
] as const)("distances in %s for a shop in %s: %s", (locale, country, said) => {
  const [site] = testSites;
  if (!site) throw new Error("There is no site.");
  const { container } = render(
    <IntlProvider locale={locale}>
      <SiteProvider site={{ ...site, country, locale }}>
        <Range value={20} />, <Away value={3.2} />
      </SiteProvider>
    </IntlProvider>,
  );
  expect(container.textContent.replaceAll(/\s/g, " ")).toBe(said);
});
