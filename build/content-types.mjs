import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import { createGenerator } from "ts-json-schema-generator";
import { projectFolder, worldFolder } from "./paths.mjs";

/**
 * Makes, from the types that content is written with (`BlockFields`, and `OwnBlockFields` of a shop's own), what the
 * component guide reads, and the content type schemas that a content hub imports: `content-types/`, in the layout of
 * the vendor's command line (docs/vendors.md). With `--check` it only says whether they are true.
 */
const { brandAccounts } = await createJiti(import.meta.url).import("../config/brand.ts");
const SCHEMAS = brandAccounts.schemaBase;
const CORE = "http://bigcontent.io/cms/schema/v1/core#/definitions/";
const guideFile = "app/pages/component-guide/block-schemas.json";
const hubFolder = "content-types";

/** The definitions that a type is made of, by name. */
const definitionsOf = (file, type) =>
  createGenerator({
    path: path.join(projectFolder, file),
    tsconfig: path.join(projectFolder, "tsconfig.json"),
    type,
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema(type).definitions;

const { BlockFields: productBlocks, ...productDefinitions } = definitionsOf(
  `${worldFolder}/content/block-fields.ts`,
  "BlockFields",
);
const ownFile = "worlds/own-block-fields.ts";
// A compiler of its own is not started for nothing.
const hasOwn = !readFileSync(path.join(projectFolder, ownFile), "utf8").includes("interface OwnBlockFields {}");
const { OwnBlockFields: ownBlocks, ...ownDefinitions } = hasOwn ? definitionsOf(ownFile, "OwnBlockFields") : {};
const blocks = { properties: { ...productBlocks.properties, ...ownBlocks?.properties } };
const definitions = { ...productDefinitions, ...ownDefinitions };

/** Definitions whose own form is not what an editor sees. */
const special = {
  Words: { type: "string" },
  MarkdownWords: { type: "string", format: "markdown" },
  Picture: { type: "object", format: "picture" },
  ContentItem: { type: "object", format: "item" },
};
delete definitions.Edition;

const reference = /^#\/definitions\/(.+)$/;

/** A definition with what it refers to in place. */
const whole = (schema) => {
  if (Array.isArray(schema)) return schema.map(whole);
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref, ...own } = schema;
  if ($ref) {
    const [, name] = reference.exec($ref);
    return { ...(special[name] ?? whole(definitions[name])), ...whole(own) };
  }
  return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, whole(value)]));
};

const link = (name) => ({ allOf: [{ $ref: `${CORE}${name}` }] });

/** A field in the hub's own terms: localized words, pictures of the media library, links to other items. */
const forHub = (schema, kinds, title) => {
  const { format, description, ...own } = schema;
  const named = { ...(title && { title }), ...(description && { description }) };
  if (format === "picture")
    return {
      ...named,
      type: "object",
      properties: {
        image: link("image-link"),
        alt: { title: "Text alternative", description: "Empty for decoration.", type: "string", maxLength: 300 },
      },
      required: ["image"],
      propertyOrder: ["image", "alt"],
    };
  if (format === "item")
    return {
      ...named,
      allOf: [
        { $ref: `${CORE}content-link` },
        { properties: { contentType: { enum: kinds.map((kind) => SCHEMAS + kind) } } },
      ],
    };
  if (own.type === "string" && own.enum === undefined && own.pattern === undefined && schema.isWords)
    return { ...named, ...link("localized-string") };
  if (own.type === "array") return { ...named, ...own, items: forHub(own.items, kinds) };
  if (own.type === "object") {
    const properties = Object.fromEntries(
      Object.entries(own.properties ?? {}).map(([name, field]) => [name, forHub(field, kinds, labelOf(name))]),
    );
    const { additionalProperties: _closed, ...kept } = own;
    return { ...named, ...kept, properties, propertyOrder: Object.keys(properties) };
  }
  return { ...named, ...own, ...(format && { format }) };
};

const labelOf = (name) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds = Object.keys(blocks.properties);
const schemas = Object.fromEntries(kinds.map((kind) => [kind, whole(blocks.properties[kind])]));
const json = (value, indent = 2) => `${JSON.stringify(value, null, indent)}\n`;

/** Every file with its content. */
const files = { [guideFile]: json(schemas, 1) };
special.Words.isWords = true;
special.MarkdownWords.isWords = true;
for (const kind of kinds) {
  const id = SCHEMAS + kind;
  const body = forHub(whole(blocks.properties[kind]), kinds, labelOf(kind));
  files[`${hubFolder}/content-type-schemas/schemas/${kind}-schema.json`] = json({
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: id,
    ...body,
    allOf: [{ $ref: `${CORE}content` }],
  });
  files[`${hubFolder}/content-type-schemas/${kind}.json`] = json({
    body: `./schemas/${kind}-schema.json`,
    schemaId: id,
    validationLevel: "CONTENT_TYPE",
  });
  files[`${hubFolder}/content-types/${kind}.json`] = json({
    contentTypeUri: id,
    settings: {
      label: labelOf(kind),
      visualizations: [
        { label: "Sweetshop", templatedUri: "{{visualization}}/admin/visualization?contentId={{content.sys.id}}" },
      ],
    },
  });
}

const present = (folder) => {
  const full = path.join(projectFolder, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath ?? entry.path, entry.name)));
};

if (process.argv.includes("--check")) {
  const isTrue = ([file, text]) =>
    existsSync(path.join(projectFolder, file)) && readFileSync(path.join(projectFolder, file), "utf8") === text;
  const stale = Object.entries(files).filter((entry) => !isTrue(entry));
  const left = present(hubFolder).filter((file) => files[file] === undefined);
  if (stale.length + left.length > 0) {
    console.error(
      `Stale: ${[...stale.map(([file]) => file), ...left].join(", ")}; run \`node build/content-types.mjs\`.`,
    );
    process.exit(1);
  }
} else {
  rmSync(path.join(projectFolder, hubFolder), { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(projectFolder, file)), { recursive: true });
    writeFileSync(path.join(projectFolder, file), text);
  }
}
