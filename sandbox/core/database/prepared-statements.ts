import { parse, protocol, type PGlite, type QueryOptions, type Results } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { metered } from "./statement-meter.ts";

/** What Drizzle's PGlite driver calls on a client. */
export interface StatementClient {
  query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Results<Row>>;
  transaction<T>(work: (client: StatementClient) => Promise<T>): Promise<T>;
}

type Answer = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement the database has already read and, mostly, planned. */
interface Prepared {
  name: string;
  /** Type of each parameter. */
  parameterTypes: number[];
  /** Names and types of the columns; nothing for a statement without rows. */
  columns: Answer;
}

/** Statements kept; a list of values makes a text of its own for each length. */
const KEPT = 400;

const { serialize } = protocol;

const joined = (messages: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(messages.reduce((length, message) => length + message.length, 0));
  let at = 0;
  for (const message of messages) {
    whole.set(message, at);
    at += message.length;
  }
  return whole;
};

/**
 * Nothing is flushed after a message. On a folder the engine writes by the calls of the host, so that what a commit has
 * written is the kernel's by then and outlives a `kill -9`; only file systems of browsers have something to flush.
 */
const noFlush = { syncToFs: false } as const;

const run = joined([serialize.execute({}), serialize.sync()]);

/**
 * The embedded database with every statement prepared once and then run by name, in one exchange of the wire protocol
 * instead of the six that `query` makes: about a third of the time for a small statement. Statements are forgotten
 * least recently used first. Not for migrations: a statement must not outlive a change of what its columns are.
 */
export const withPreparedStatements = (client: PGlite): StatementClient => {
  /** Statements to be forgotten with the next message. */
  const forgotten: string[] = [];
  const statements = new LRUCache<string, Prepared>({
    max: KEPT,
    dispose: ({ name }) => forgotten.push(name),
  });
  let count = 0;

  const prepare = async (text: string): Promise<Prepared> => {
    const known = statements.get(text);
    if (known) return known;
    count += 1;
    const name = `statement_${count}`;
    const closing = forgotten.splice(0).map((old) => serialize.close({ type: "S", name: old }));
    const answer = await client.execProtocolStream(
      joined([...closing, serialize.parse({ name, text }), serialize.describe({ type: "S", name }), serialize.sync()]),
      noFlush,
    );
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === "rowDescription"),
    };
    statements.set(text, prepared);
    return prepared;
  };

  /** Runs a statement; the caller holds the connection. */
  const query = async <Row>(
    text: string,
    values: readonly unknown[] = [],
    { rowMode, parsers }: QueryOptions = {},
  ): Promise<Results<Row>> => {
    const { name, parameterTypes, columns } = await prepare(text);
    // Copying the database's several hundred parsers for each statement would cost more than most statements.
    const readers = Object.assign(Object.create(client.parsers) as typeof client.parsers, parsers);
    const written = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = client.serializers[parameterTypes[index] ?? 0];
      return write ? write(value) : (value as string | number | bigint | boolean).toString();
    });
    const answer = await client.execProtocolStream(
      joined([serialize.bind({ statement: name, values: written }), run]),
      noFlush,
    );
    return parse.parseResults([...columns, ...answer], readers, rowMode ? { rowMode } : {})[0] as Results<Row>;
  };

  const inTransaction: StatementClient = {
    query: (text, values, options) => metered(() => client.runExclusive(() => query(text, values, options))),
    transaction: (work) => work(inTransaction),
  };

  return {
    query: (text, values, options) => client._runExclusiveTransaction(() => inTransaction.query(text, values, options)),
    transaction: (work) => client.transaction(() => work(inTransaction)),
  };
};
