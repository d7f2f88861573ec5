import pg from "pg";

const onServer = async (server, statement) => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/**
 * A new, empty database on the PostgreSQL server of `DATABASE_URL`, so that a check never touches the named database itself.
 * @returns its address and `drop`; without `DATABASE_URL` an empty address, and then the embedded database is used
 */
export const ownDatabase = async (name) => {
  const server = process.env.DATABASE_URL;
  if (!server) return { url: "", drop: async () => {} };
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
};
