import { createServer, type RequestListener, type Server } from "node:http";
import { Server as TcpServer, type AddressInfo } from "node:net";

/** Addresses this machine may not have; listening goes on without them. */
const absent = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** While closing, connections whose last answer is out are looked for this often. */
const SWEEP_MS = 50;

/**
 * The pause before the first look: a connection that has just been taken is idle too (since Node 26), though its first
 * request is on the way.
 */
const FIRST_SWEEP_MS = 500;

/** Open listeners on one port. */
export interface Listening {
  port: number;
  /**
   * Takes no new connection, lets running requests end, and cuts those that still run after `graceMs`.
   * Resolves when every connection is closed.
   */
  close(graceMs: number): Promise<void>;
}

const open = (listener: RequestListener, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 }, listener);
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });

const closeOne = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    let sweep: NodeJS.Timeout | undefined;
    const first = setTimeout(() => {
      server.closeIdleConnections();
      sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    }, FIRST_SWEEP_MS);
    // A web server's own `close` ends all idle connections at once.
    TcpServer.prototype.close.call(server, () => {
      for (const timer of [cut, first, sweep]) clearTimeout(timer);
      resolve();
    });
  });

/**
 * Listens on one port of several addresses. Throws a plain sentence when the port is taken or may not be used;
 * an address that this machine does not have is left out.
 */
export const listen = async (listener: RequestListener, port: number, hosts: readonly string[]): Promise<Listening> => {
  const servers: Server[] = [];
  let openPort = port;
  const close = async (graceMs: number) => {
    await Promise.all(servers.map((server) => closeOne(server, graceMs)));
  };
  for (const [index, host] of hosts.entries()) {
    try {
      const server = await open(listener, openPort, host);
      servers.push(server);
      openPort = (server.address() as AddressInfo).port;
    } catch (error) {
      const { code } = error as { code?: string };
      if (index > 0 && absent.includes(code ?? "")) continue;
      await close(0);
      if (code === "EADDRINUSE")
        throw new Error(
          `Port ${openPort} is already in use. Stop the other program, or choose another port with PORT.`,
          {
            cause: error,
          },
        );
      if (code === "EACCES")
        throw new Error(`Port ${openPort} needs rights that this user does not have.`, { cause: error });
      throw error;
    }
  }
  return { port: openPort, close };
};
