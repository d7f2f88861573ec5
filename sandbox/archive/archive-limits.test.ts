import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createArchiveGuard, refusalOf, type EntryFacts } from "./archive-limits.ts";
import { openArchive } from "./archive-zip.ts";
import { archiveOf } from "./test-archives.ts";
import { readXml } from "./xml-reader.ts";

const entry = (facts: Partial<EntryFacts>): EntryFacts => ({
  fileName: "export/catalogs/a/catalog.xml",
  uncompressedSize: 1000,
  compressedSize: 100,
  externalFileAttributes: 0,
  isEncrypted: false,
  ...facts,
});

const MB = 1024 * 1024;

describe("entries nobody should unpack", () => {
  test.each([
    ["a path upwards", { fileName: "../../etc/passwd" }, /points out/],
    ["a path upwards in the middle", { fileName: "export/../../x.xml" }, /points out/],
    ["an absolute path", { fileName: "/etc/passwd" }, /points out/],
    ["a drive", { fileName: "C:/windows/x.xml" }, /points out/],
    ["a backslash", { fileName: "..\\x.xml" }, /points out/],
    ["a symbolic link", { externalFileAttributes: 0o120777 * 0x10000 }, /symbolic link/],
    ["an encrypted file", { isEncrypted: true }, /encrypted/],
    ["an archive in the archive", { fileName: "export/more.zip" }, /an archive itself/],
    ["a packed archive in the archive", { fileName: "export/more.tar.gz" }, /an archive itself/],
    ["more than 2 GB", { uncompressedSize: 2049 * MB, compressedSize: 2000 * MB }, /larger than 2 GB/],
    ["a bomb", { uncompressedSize: 900 * MB, compressedSize: MB }, /times its size/],
  ])("%s is refused", (_, facts, reason) => {
    expect(refusalOf(entry(facts))).toMatch(reason);
  });

  test.each([
    ["an ordinary file", {}],
    ["well packed XML", { uncompressedSize: 100 * MB, compressedSize: 2 * MB }],
    ["a small file of one letter", { uncompressedSize: MB, compressedSize: 1000 }],
    ["two dots in a name", { fileName: "export/a..b.xml" }],
  ])("%s is taken", (_, facts) => {
    expect(refusalOf(entry(facts))).toBeUndefined();
  });

  test("many entries are too many together", () => {
    const guard = createArchiveGuard();
    const large = entry({ uncompressedSize: 2000 * MB, compressedSize: 1900 * MB });
    expect(() => Array.from({ length: 9 }, () => guard(large))).toThrow(/more than 16 GB/);
  });
});

describe("archives and files that can not be read", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "archive-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("what is no zip is refused", async () => {
    const file = path.join(folder, "text.zip");
    writeFileSync(file, "not a zip");
    await expect(openArchive(file)).rejects.toThrow(/can not be read/);
  });

  test("a nested archive is refused before anything is unpacked", async () => {
    const file = await archiveOf(path.join(folder, "nested.zip"), { "more.zip": "PK" });
    await expect(openArchive(file)).rejects.toThrow(/an archive itself/);
  });

  const read = async (text: string | Buffer) => {
    const chunks = async function* () {
      for (const byte of [Buffer.from(text)]) yield byte;
    };
    const found = [];
    for await (const each of readXml(chunks(), () => [])) found.push(each);
    return found;
  };

  test.each([
    ["a document type", '<!DOCTYPE a [<!ENTITY b "c">]><a/>', /document type/],
    ["entities that grow", '<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]><a>&d;</a>', /document type/],
    ["an unknown entity", "<a><b>&nbsp;</b></a>", /entity/],
    ["an element that is not closed", "<a><b></a>", /./],
    ["an end without a beginning", "<a/></b>", /./],
    ["elements without end", `<a>${"<b>".repeat(100)}`, /nested/],
    ["another encoding", Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]), /UTF-8/],
  ])("%s is refused", async (_, text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  test("an object longer than 16 MB is refused", async () => {
    await expect(read(`<a><b>${"x".repeat(17 * MB)}</b></a>`)).rejects.toThrow(/longer than 16 MB/);
  });
});
