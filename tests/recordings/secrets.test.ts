import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { privateClientId, privateClientSecret, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { loadSecrets } from "#server/secrets.ts";
import { recordingsFolder } from "./recording.ts";
import { secretsIn } from "./secrets.ts";

const known = [
  ...new Set([
    ...Object.values(loadSecrets({})).filter((each): each is string => typeof each === "string"),
    privateClientId,
    privateClientSecret,
    publicClientId,
  ]),
];
const files = readdirSync(recordingsFolder).filter((name) => name.endsWith(".json"));

describe("what is checked in of recordings", () => {
  it.each(files)("%s holds no token, login, card, mail address, cookie or secret", (file) => {
    expect(secretsIn(readFileSync(path.join(recordingsFolder, file), "utf8"), known)).toEqual([]);
  });

  it("is small enough to be read through", () => {
    const bytes = files.map((file) => readFileSync(path.join(recordingsFolder, file)).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });

  it.each([
    ['{"access_token":"eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJjYyJ9.c2lnbmF0dXJl"}', "a token: eyJhbGciOiJF…"],
    ['{"authorization":"Bearer abcdefgh12"}', "a login: Bearer abcde…"],
    ['{"number":"4111111111111111"}', "a card: 411111…"],
    ['{"email":"june@shop.example.net"}', "a mail address: june@shop.example.net"],
    ['{"set-cookie":"dwsid=x8Zk2; Path=/"}', "a cookie: dwsid=x8Zk2…"],
    [
      `{"client_secret":"${privateClientSecret}"}`,
      `a secret of the configuration: ${privateClientSecret.slice(0, 8)}…`,
    ],
  ])("the search finds what must not be there: %s", (text, found) => {
    expect(secretsIn(text, known)).toEqual([found]);
  });

  it("the search lets stand-ins pass", () => {
    const text = '{"a":"token-3","b":"nora@example.test","set-cookie":"dwsid=stand-in; Path=/","c":"0000000000000017"}';
    expect(secretsIn(text, known)).toEqual([]);
  });
});
