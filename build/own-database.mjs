import pg from "pg";

const onServer = async (server, statement) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};

/**
 * A new, empty database on the PostgreSQL server of `DATABASE_URL`, so that a check never touches the named database
 * itself.
 * @returns its address; without `DATABASE_URL` an empty one, and then the embedded database is used
 */
export const ownDatabase = async (name) => {
  const server = process.env.DATABASE_URL;
  if (!server) return "";
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

/** Drops the databases whose names begin so; nothing to do without `DATABASE_URL`. */
export const dropOwnDatabases = async (prefix) => {
  const server = process.env.DATABASE_URL;
  if (!server) return;
  const { rows } = await onServer(server, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of rows) await onServer(server, `drop database if exists ${datname} with (force)`);
};
