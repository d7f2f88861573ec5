import { loadConfig } from "#config/load-config.ts";
import { prepareContent } from "./prepare-content.ts";

const parts = {
  ...loadConfig({}).thirdParties,
  video: { embedBaseUrl: "https://films.test/embed", posterBaseUrl: "https://stills.test/vi" },
  gallery: { enabled: true, scriptUrl: "https://gallery.test/site.js" },
};
const schema = (kind: string) => ({ _meta: { schema: `https://schema.test/${kind}` } });
const prepare = (value: unknown, changes: Partial<typeof parts> = {}) =>
  prepareContent(value, { ...parts, ...changes });

it.each(["videoId", "recipeVideoId"])("the id of a film in %s becomes its addresses, at any depth", (field) => {
  expect(prepare({ videos: [{ [field]: "dQw4w9WgXcQ" }] })).toEqual({
    videos: [
      {
        [field]: "dQw4w9WgXcQ",
        film: {
          embedUrl: "https://films.test/embed/dQw4w9WgXcQ",
          posterUrl: "https://stills.test/vi/dQw4w9WgXcQ/hqdefault.jpg",
        },
      },
    ],
  });
});

it.each(["../../evil", "short", "dQw4w9WgXcQ?x=1", 7, null])("%p is no film", (videoId) => {
  expect(prepare({ videoId })).not.toHaveProperty("film");
});

it("addresses and trees come from the server alone", () => {
  const given = { film: { embedUrl: "https://evil.example" }, gallery: { scriptUrl: "x" }, nodes: ["x"], text: "kept" };
  expect(prepare(given)).toEqual({ text: "kept" });
});

it("a social feed gets the gallery's script, where there is a gallery", () => {
  const feed = { ...schema("social-feed"), curalateID: "home" };
  expect(prepare(feed)).toMatchObject({ gallery: { scriptUrl: "https://gallery.test/site.js" } });
  expect(prepare(feed, { gallery: { enabled: false, scriptUrl: "" } })).not.toHaveProperty("gallery");
});

it("markup becomes a tree and is not delivered itself", () => {
  expect(prepare({ ...schema("custom-html"), html: "<p>Yes</p><script>no()</script>" })).toEqual({
    ...schema("custom-html"),
    nodes: [{ tag: "p", children: ["Yes"] }],
  });
});
