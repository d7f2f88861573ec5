import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { openPostgres } from "#sandbox/core/database/postgres.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { privateClientId, privateClientSecret } from "#worlds/wickett-plum/sites.ts";
import { goods, testShopper } from "#sandbox/test-shopper.ts";

jest.setTimeout(120_000);

/** A way to the database server that can be cut and laid again, as when the server stops and starts. */
const createWay = async (target: URL) => {
  const sockets = new Set<Socket>();
  const lay = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((near) => {
        const far = connect(Number(target.port || 5432), target.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on("error", () => undefined).on("close", () => [near, far].forEach((each) => each.destroy()));
        }
        near.pipe(far).pipe(near);
      });
      server.listen(port, "127.0.0.1", () => resolve(server));
    });
  let server = await lay(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  return { port, cut, lay: async () => void (server = await lay(port)) };
};

let way: Awaited<ReturnType<typeof createWay>>;
let ground: TestSandbox;
let sandbox: TestSandbox;

beforeAll(async () => {
  ground = await createTestSandbox();
  const { rows } = (await ground.database.sql.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  const address = new URL(process.env.DATABASE_URL ?? "");
  way = await createWay(new URL(address));
  address.pathname = `/${rows[0]?.name}`;
  address.hostname = "127.0.0.1";
  address.port = String(way.port);
  sandbox = await createTestSandbox({ database: await openPostgres(address.href) });
}, 240_000);

afterAll(async () => {
  await ground.close();
  await way.cut();
});

test("while the database server is away every call says 503, and all goes on when it is back", async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const basket = await shopper.post("/baskets", {});
  expect(basket.status).toBe(200);
  const add = () => shopper.post(`/baskets/${basket.body.basketId}/items`, [{ productId: goods.bears, quantity: 1 }]);
  await way.cut();
  const login = () =>
    fetch(`${sandbox.origin}/shopper/auth/v1/organizations/${wickettPlum.organizationId}/oauth2/token`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${privateClientId}:${privateClientSecret}`)}` },
      body: new URLSearchParams({ grant_type: "client_credentials", channel_id: "WickettPlumUS" }),
    });
  const away = [await login(), await add(), await shopper.get(`/baskets/${basket.body.basketId}`)];
  expect(away.map(({ status }) => status)).toEqual([503, 503, 503]);
  await way.lay();
  const back = [await login(), await add()];
  expect(back.map(({ status }) => status)).toEqual([200, 200]);
  // What the log was told of the cut way is told again at the end.
  await expect(sandbox.close()).rejects.toThrow(/Connection terminated|ECONN(REFUSED|RESET)/);
});
