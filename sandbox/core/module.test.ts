import type { ApiFamily } from "./api-route.ts";
import { collectForgetting, onForget } from "./forgetting.ts";
import { composeFrom, defineModule } from "./module.ts";
import { createSharedRead, createSharedReads } from "./database/shared-read.ts";

const family: ApiFamily = { base: "/custom/trees/v1", routes: [] };

const trees = defineModule({
  services: ({ grove }: { grove: string[] }) => ({ trees: createSharedRead(() => Promise.resolve([...grove])) }),
});

const fruit = defineModule({
  services: ({ trees: read }: { trees: () => Promise<string[]> }) => ({
    fruit: createSharedReads(async (kind: string) => (await read()).map((tree) => `${kind} of ${tree}`)),
  }),
  parts: ({ fruit: read, season }: { fruit: (kind: string) => Promise<string[]>; season: string }) => ({
    families: [{ ...family, headers: () => ({ season }) }],
    prepare: async () => void (await read("apple")),
  }),
});

const seasons = defineModule({ services: () => ({ season: "autumn" }) });

describe("modules", () => {
  test("a module stands on those before it, its parts on all of them", async () => {
    const { services, partsOf } = composeFrom({ grove: ["oak"] })
      .with(trees)
      .with(fruit)
      .with(seasons);
    expect(await services.fruit("leaf")).toEqual(["leaf of oak"]);
    expect(partsOf(services).flatMap(({ families = [] }) => families.map((each) => each.headers?.()))).toEqual([
      { season: "autumn" },
    ]);
  });

  test("the compiler refuses a module before what it stands on, and parts that something is missing for", () => {
    // @ts-expect-error nobody before it has trees
    composeFrom({ grove: ["oak"] }).with(fruit);
    const { services, partsOf } = composeFrom({ grove: ["oak"] })
      .with(trees)
      .with(fruit);
    // @ts-expect-error there is no season
    expect(() => partsOf(services)).not.toThrow();
  });

  test("what is kept is forgotten by all of them, and by them alone", async () => {
    const grove = ["oak"];
    const one = composeFrom({ grove }).with(trees).with(fruit);
    const other = composeFrom({ grove }).with(trees);
    await one.services.fruit("leaf");
    await other.services.trees();
    grove.push("elm");
    expect(await one.services.fruit("leaf")).toEqual(["leaf of oak"]);
    one.forget();
    expect(await one.services.fruit("leaf")).toEqual(["leaf of oak", "leaf of elm"]);
    expect(await other.services.trees()).toEqual(["oak"]);
  });

  test("what is made within is forgotten with what it is made in, and by itself", () => {
    const forgotten: string[] = [];
    const outer = collectForgetting(() => {
      onForget(() => forgotten.push("outer"));
      return collectForgetting(() => onForget(() => forgotten.push("inner")));
    });
    outer.forget();
    expect(forgotten).toEqual(["outer", "inner"]);
    outer.made.forget();
    expect(forgotten).toEqual(["outer", "inner", "inner"]);
  });

  test("a module that fails to be made leaves nothing behind", () => {
    expect(() =>
      collectForgetting(() => {
        throw new Error("no soil");
      }),
    ).toThrow("no soil");
    expect(() => onForget(() => undefined)).not.toThrow();
  });
});
