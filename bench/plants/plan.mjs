/**
 * What is planted for each part, one run after the other: `plants` as programs by plant, `phone` as settings of
 * `bench/phone.mjs`, `isHeavier` for a copy of the repository whose files are a fifth heavier. `rows` are those that
 * have to fail then.
 */
export const plan = {
  install: [{ rows: /./, isHeavier: true }],
  build: [{ rows: /./, plants: { burn: "build.mjs" } }],
  recalculation: [{ rows: /./, plants: { burn: "measure-part.mjs" } }],
  start: [
    { rows: /^CPU/, plants: { burn: "sandbox.cjs" } },
    { rows: /^time/, plants: { halt: "sandbox.cjs" } },
  ],
  seed: [{ rows: /./, plants: { burn: "sandbox.cjs" } }],
  reset: [{ rows: /./, plants: { burn: "embedded-reset.mjs" } }],
  life: [
    { rows: /^CPU/, plants: { burn: "sandbox.cjs" } },
    { rows: /memory|^the same/, plants: { ballast: "sandbox.cjs" } },
  ],
  images: [{ rows: /./, plants: { burn: "sandbox.cjs" } }],
  rush: [{ rows: /./, plants: { burn: "sandbox.cjs", "lost-order": "sandbox.cjs" } }],
  import: [{ rows: /./, plants: { ballast: "program.cjs" } }],
  huge: [{ rows: /./, plants: { burn: "sandbox.cjs" } }],
  weight: [
    { rows: /JavaScript|chunk|^styles/, isHeavier: true },
    { rows: /^HTML/, plants: { "longer-documents": "server.cjs" } },
    { rows: /^tiles/, plants: { "fewer-tiles": "server.cjs" } },
  ],
  settled: [
    {
      rows: /./,
      isHeavier: true,
      plants: { "longer-documents": "server.cjs", "heavier-pictures": "sandbox.cjs" },
      phone: { PHONE_SCRIPT: "bench/plants/request.js" },
    },
  ],
  bag: [{ rows: /./, phone: { PHONE_SLOWER: "1.2" } }],
  cache: [{ rows: /./, plants: { burn: "server.cjs" } }],
  assistants: [
    { rows: /^CPU/, plants: { burn: "server.cjs|sandbox.cjs" } },
    { rows: /^time/, plants: { halt: "server.cjs|sandbox.cjs" } },
  ],
  sandbox: [
    { rows: /^CPU/, plants: { burn: "sandbox.cjs" } },
    { rows: /^time/, plants: { halt: "sandbox.cjs" } },
  ],
  vitals: [{ rows: /./, phone: { PHONE_SLOWER: "1.2", PHONE_SCRIPT: "bench/plants/shift.js" } }],
  soft: [{ rows: /./, phone: { PHONE_SLOWER: "1.2" } }],
  memory: [
    { rows: /^storefront/, plants: { ballast: "server.cjs" } },
    { rows: /^the same/, plants: { leak: "server.cjs" } },
  ],
  account: [{ rows: /./, plants: { "kept-beside": "cache-account.mjs" } }],
  render: [{ rows: /./, plants: { burn: "measure-part.mjs", "more-tiles": "measure-part.mjs" } }],
};
