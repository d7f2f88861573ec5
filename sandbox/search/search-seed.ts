import type { Database } from "#sandbox/database/connection.ts";
import { searchDocuments, searchSynonyms, searchTerms } from "#sandbox/database/schema/search.ts";
import { catalogue } from "#sandbox/world/catalogue/catalogue.ts";
import type { WorldProduct } from "#sandbox/world/catalogue/world-product.ts";
import { synonyms } from "#sandbox/world/search-words.ts";
import { wordsOf } from "./search-query.ts";

const LOCALES = ["en-US", "en-CA"];

const flagWords: Partial<Record<string, string>> = {
  dairyFree: "dairy free vegan dairyfree",
  kosher: "kosher",
  nutFree: "nut free",
  glutenFree: "gluten free",
  new: "new",
};

const documentOf = (product: WorldProduct, locale: string) => {
  const names = new Map(catalogue.categories.map(({ id, name }) => [id, name]));
  const own = locale === "en-CA" ? product.canadian : undefined;
  const options = [product.sizes, product.wraps, product.colors, product.collections].flatMap(
    (list): { name: string }[] => list ?? [],
  );
  return {
    productId: product.id,
    locale,
    name: own?.name ?? product.name,
    keywords: [
      product.keywords ?? "",
      ...[product.category, ...(product.also ?? [])].map((id) => names.get(id) ?? ""),
      ...product.flags.map((flag) => flagWords[flag] ?? ""),
    ].join(" "),
    details: [...options.map(({ name }) => name), ...product.features, product.ingredients].join(" "),
    description: `${own?.short ?? product.short} ${own?.copy ?? product.copy}`,
  };
};

/** Puts what the search box reads, its vocabulary and its synonyms into their tables. */
export const seedSearch = async (database: Database): Promise<void> => {
  const products = catalogue.files.flatMap((file) => file.products);
  for (const locale of LOCALES) {
    const documents = products.map((product) => documentOf(product, locale));
    const vocabulary = new Set(
      documents.flatMap(({ name, keywords }) => wordsOf(`${name} ${keywords}`)).filter((word) => word.length > 2),
    );
    await database.sql.insert(searchDocuments).values(documents);
    await database.sql.insert(searchTerms).values([...vocabulary].map((term) => ({ locale, term })));
    await database.sql
      .insert(searchSynonyms)
      .values(
        synonyms.flatMap((group) =>
          group.flatMap((term) =>
            group.filter((synonym) => synonym !== term).map((synonym) => ({ locale, term, synonym })),
          ),
        ),
      );
  }
};
