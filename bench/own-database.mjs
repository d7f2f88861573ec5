import { randomBytes } from "node:crypto";
import pg from "pg";

/** Runs work with a connection to a database. */
export const withConnection = async (url, work) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * A new, empty database on a PostgreSQL server.
 * @param server address of any database of the server
 * @returns its address, and a function that removes it
 */
export const ownDatabase = async (server) => {
  const name = `sandbox_bench_${randomBytes(5).toString("hex")}`;
  await withConnection(server, (client) => client.query(`create database ${name}`));
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => withConnection(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
};
