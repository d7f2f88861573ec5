import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Addresses this machine may not have; listening goes on without them. */
const absent = ["EADDRNOTAVAIL", "EAFNOSUPPORT"];

/** While closing, connections whose last answer is out are looked for this often. */
const SWEEP_MS = 50;

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
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
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
