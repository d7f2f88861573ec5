import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const base = `/customer/shopper-customers/v1/organizations/${organizationId}/customers`;
const siteId = "WickettPlumUS";
type Method = "get" | "post" | "put" | "patch" | "delete";

describe("accounts", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    const { cartridge } = wickettPlum;
    const notes = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`c_note${at}`, { type: "string" as const }]),
    );
    const attributes = { ...cartridge?.attributes };
    for (const typeId of ["Profile", "CustomerAddress", "ProductList"])
      attributes[typeId] = { ...attributes[typeId], ...notes };
    sandbox = await createTestSandbox({ world: { ...wickettPlum, cartridge: { ...cartridge, attributes } } });
  }, 120_000);
  afterAll(() => sandbox.close());

  const call = (method: Method, path: string, token: string, body?: object) =>
    request(sandbox.app)[method](`${base}${path}`).query({ siteId }).auth(token, { type: "bearer" }).send(body);

  let people = 0;
  const newAccount = async () => {
    const login = `person-${(people += 1)}@example.test`;
    const answer = await call("post", "", await sandbox.guestToken(), {
      customer: { login, email: login, firstName: "Ada", lastName: "Nook", c_organizationType: "school" },
      password: demoPassword,
    });
    return { answer, login, id: answer.body.customerId, token: await sandbox.registeredToken({ email: login }) };
  };
  const home = { addressId: "Home", firstName: "Ada", lastName: "Nook", address1: "1 Fig Street", city: "Reno" };
  const usHome = { ...home, stateCode: "NV", postalCode: "89501", countryCode: "US" };

  test("a guest registers, logs in and reads the account", async () => {
    const { answer, id, token, login } = await newAccount();
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/password(Hash)?"\s*:/);
    expect(answer.body).toMatchObject({ authType: "registered", login, hasPassword: true, addresses: [] });
    expect(answer.body.customerNo).toMatch(/^\d{8}$/);
    const read = await call("get", `/${id}`, token);
    expect(read.body).toMatchObject({
      firstName: "Ada",
      c_organizationType: "school",
      c_groups: ["Everyone", "Registered"],
    });
  });

  test.each([
    ["a login that is taken", { login: "JUNE@example.test" }, demoPassword, "login-already-in-use"],
    ["no last name", { lastName: "" }, demoPassword, "bad-request"],
    ["no e-mail address", { email: null }, demoPassword, "bad-request"],
    ["an e-mail address without a host", { email: "x@" }, demoPassword, "bad-request"],
    ["a number as name", { firstName: 5 }, demoPassword, "bad-request"],
    ["a name of 257 characters", { firstName: "x".repeat(257) }, demoPassword, "bad-request"],
    ["a birthday that does not exist", { birthday: "1990-02-31" }, demoPassword, "bad-request"],
    ["a short password", {}, "Pl-1", "bad-request"],
    ["a password without a digit", {}, "Plum-jam-pot", "bad-request"],
    ["no password", {}, undefined, "bad-request"],
  ])("a registration with %s is refused", async (_, changes, password, type) => {
    const customer = { login: "new@example.test", email: "new@example.test", lastName: "Nook", ...changes };
    const answer = await call("post", "", await sandbox.guestToken(), { customer, password });
    expect(answer.status).toBe(400);
    expect(answer.type).toBe("application/problem+json");
    expect(answer.body.type.split("/").at(-1)).toBe(type);
  });

  test.each([
    ["a list", []],
    ["nothing", undefined],
    ["a customer that is a text", { customer: "x" }],
  ])("a registration with %s as body is refused", async (_, body) => {
    expect((await call("post", "", await sandbox.guestToken(), body)).status).toBe(400);
  });

  test("of two registrations of one login at once, one succeeds", async () => {
    const token = await sandbox.guestToken();
    const body = {
      customer: { login: "twin@example.test", email: "twin@example.test", lastName: "T" },
      password: demoPassword,
    };
    const answers = await Promise.all([call("post", "", token, body), call("post", "", token, body)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
  });

  test("somebody else's account is 400 invalid-customer, a guest's own is 404", async () => {
    const { id } = await newAccount();
    const other = await call("get", `/${id}`, await sandbox.registeredToken());
    expect([other.status, other.body.type.split("/").at(-1)]).toEqual([400, "invalid-customer"]);
    const token = await sandbox.guestToken();
    const { sub: _sub, isb } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const guestId = /gcid:(\w+)/.exec(isb)?.[1];
    const own = await call("get", `/${guestId}`, token);
    expect([own.status, own.body.detail]).toEqual([404, `No customer with ID '${guestId}' could be found.`]);
  });

  test("an update keeps what it does not name and takes away what it empties", async () => {
    const { id, token } = await newAccount();
    await call("patch", `/${id}`, token, { phoneHome: "4155550100", companyName: "Nook & Co", c_matchCode: "m" });
    const answer = await call("patch", `/${id}`, token, { firstName: "Ida", companyName: null, c_matchCode: null });
    expect(answer.body).toMatchObject({ firstName: "Ida", lastName: "Nook", phoneHome: "4155550100" });
    expect(answer.body).not.toHaveProperty("companyName");
    expect(answer.body).not.toHaveProperty("c_matchCode");
  });

  test("an account, an address and a list keep so many attributes of a shop and no more", async () => {
    const { id, token } = await newAccount();
    const some = (from: number, count: number, length = 1) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`c_note${from + at}`, "x".repeat(length)]));
    expect((await call("patch", `/${id}`, token, some(0, 39))).status).toBe(200);
    expect((await call("patch", `/${id}`, token, some(39, 2))).status).toBe(400);
    expect((await call("patch", `/${id}`, token, some(0, 5, 3900))).status).toBe(400);
    expect(
      Object.keys((await call("get", `/${id}`, token)).body).filter((name) => name.startsWith("c_note")),
    ).toHaveLength(39);
    expect((await call("post", `/${id}/addresses`, token, { ...usHome, ...some(0, 40) })).status).toBe(200);
    expect((await call("patch", `/${id}/addresses/Home`, token, some(40, 1))).status).toBe(400);
    const list = await call("post", `/${id}/product-lists`, token, { type: "wish_list", ...some(0, 41) });
    expect(list.status).toBe(400);
  });

  test("nobody puts himself into a group", async () => {
    const { id, token } = await newAccount();
    const answer = await call("patch", `/${id}`, token, { c_groups: ["Business"] });
    expect(answer.body.c_groups).toEqual(["Everyone", "Registered"]);
  });

  test("a new login needs the current password and ends every session", async () => {
    const { id, token } = await newAccount();
    const refused = await call("patch", `/${id}`, token, { login: "renamed@example.test" });
    expect(refused.body.type).toMatch(/invalid-password$/);
    const taken = await call("patch", `/${id}`, token, { login: "june@example.test", currentPassword: demoPassword });
    expect(taken.body.type).toMatch(/login-already-in-use$/);
    const changed = await call("patch", `/${id}`, token, {
      login: "renamed@example.test",
      currentPassword: demoPassword,
    });
    expect(changed.body.login).toBe("renamed@example.test");
    expect((await call("get", `/${id}`, token)).status).toBe(401);
    await expect(sandbox.registeredToken({ email: "renamed@example.test" })).resolves.toBeTruthy();
  });

  test("of two people who want the same new login at once, one gets it", async () => {
    const people = [await newAccount(), await newAccount()];
    const answers = await Promise.all(
      people.map(({ id, token }) =>
        call("patch", `/${id}`, token, { login: "wanted@example.test", currentPassword: demoPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
    const [refused] = answers.filter(({ status }) => status === 400);
    expect(refused?.body.type).toMatch(/login-already-in-use$/);
  });

  test("one account changed from two places keeps both changes", async () => {
    const { id, token } = await newAccount();
    const answers = await Promise.all([
      call("patch", `/${id}`, token, { firstName: "Ida" }),
      call("patch", `/${id}`, token, { phoneHome: "4155550100" }),
      call("patch", `/${id}`, token, { companyName: "Nook & Co" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call("get", `/${id}`, token)).body).toMatchObject({
      firstName: "Ida",
      phoneHome: "4155550100",
      companyName: "Nook & Co",
    });
  });

  test("a new password needs the old one, must be strong, and leaves who changed it logged in", async () => {
    const { id, token, login } = await newAccount();
    const change = (currentPassword: string, password: string) =>
      call("put", `/${id}/password`, token, { currentPassword, password });
    expect((await change("wrong", "Fresh-1234")).body.type).toMatch(/update-password$/);
    expect((await change(demoPassword, "weak")).status).toBe(400);
    expect((await change(demoPassword, "Fresh-1234")).status).toBe(204);
    expect((await call("get", `/${id}`, token)).status).toBe(200);
    await expect(sandbox.registeredToken({ email: login })).rejects.toThrow("No token");
    await expect(sandbox.registeredToken({ email: login, password: "Fresh-1234" })).resolves.toBeTruthy();
  });

  test("an address is added, read, changed and removed", async () => {
    const { id, token } = await newAccount();
    const added = await call("post", `/${id}/addresses`, token, usHome);
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({ ...usHome, preferred: false, fullName: "Ada Nook" });
    const renamed = await call("patch", `/${id}/addresses/Home`, token, { addressId: "Cottage / 2", city: "Elko" });
    expect(renamed.body).toMatchObject({ addressId: "Cottage / 2", city: "Elko", postalCode: "89501" });
    const path = `/${id}/addresses/${encodeURIComponent("Cottage / 2")}`;
    expect((await call("get", path, token)).body.city).toBe("Elko");
    expect((await call("delete", path, token)).status).toBe(204);
    expect((await call("get", path, token)).status).toBe(404);
    expect((await call("delete", path, token)).status).toBe(404);
  });

  test("one address at most is preferred, also when two are added at once", async () => {
    const { id, token } = await newAccount();
    await Promise.all(
      ["A", "B", "C"].map((addressId) =>
        call("post", `/${id}/addresses`, token, { ...usHome, addressId, preferred: true }),
      ),
    );
    const { addresses } = (await call("get", `/${id}`, token)).body;
    expect(addresses.map(({ preferred }: { preferred: boolean }) => preferred)).toEqual([true, false, false]);
  });

  test.each([
    ["no name", { addressId: undefined }],
    ["an empty name", { addressId: "" }],
    ["no last name", { lastName: undefined }],
    ["a country in small letters", { countryCode: "us" }],
    ["a number as city", { city: 7 }],
    ["a phone of 33 characters", { phone: "1".repeat(33) }],
  ])("an address with %s is refused", async (_, changes) => {
    const { id, token } = await newAccount();
    const answer = await call("post", `/${id}/addresses`, token, { ...usHome, ...changes });
    expect([answer.status, answer.type]).toEqual([400, "application/problem+json"]);
  });

  test("two addresses cannot share a name", async () => {
    const { id, token } = await newAccount();
    await call("post", `/${id}/addresses`, token, usHome);
    await call("post", `/${id}/addresses`, token, { ...usHome, addressId: "Work" });
    expect((await call("post", `/${id}/addresses`, token, usHome)).status).toBe(400);
    expect((await call("patch", `/${id}/addresses/Work`, token, { addressId: "Home" })).status).toBe(400);
  });

  test("addresses are left out where they are not asked for", async () => {
    const token = await sandbox.registeredToken();
    const { isb } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    const id = /rcid:(\w+)/.exec(isb)?.[1];
    expect((await call("get", `/${id}`, token)).body.addresses).toHaveLength(2);
    const answer = await request(sandbox.app)
      .get(`${base}/${id}`)
      .query({ siteId, expand: "none" })
      .auth(token, { type: "bearer" });
    expect(answer.body).not.toHaveProperty("addresses");
  });

  test("a business buyer belongs to the group that was assigned", async () => {
    const buyer = await sandbox.services.customers.checkPassword("buyer@example.test", demoPassword);
    expect(await sandbox.services.groups.groupsOf(buyer ?? "")).toEqual(["Everyone", "Registered", "Business"]);
    expect(await sandbox.services.groups.groupsOf("nobody")).toEqual(["Everyone", "Unregistered"]);
  });
});
