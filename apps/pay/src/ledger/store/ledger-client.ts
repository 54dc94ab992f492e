import pg from 'pg';

const KEEP_ALIVE_MS = 10_000;

/** A statement with a name, which Postgres plans once on each connection. */
export interface LedgerStatement {
  readonly name: string;
  readonly text: string;
}

/**
 * A connection of the ledger's own. Statements are sent without waiting for those before them, and
 * 64-bit integers are read as `bigint`. Plans that read a whole table are never good here, but a
 * plan that is made while a table is empty would keep to one.
 */
export async function openLedgerClient(url: string, schema: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    options: [
      `search_path=${schema}`,
      'enable_seqscan=off',
      'enable_hashjoin=off',
      'enable_mergejoin=off',
      'plan_cache_mode=force_generic_plan',
      'lock_timeout=10s',
      'statement_timeout=20s',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
  });
  client.setTypeParser(pg.types.builtins.INT8, BigInt);
  client.setTypeParser(pg.types.builtins.XID, Number);
  // A server that stops may let us in and throw us out in one breath, before anybody listens; that the
  // connection ends is told as well, and later.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs a statement and gives its rows. */
export async function rowsOf<Row extends object>(
  client: pg.Client,
  { name, text }: LedgerStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await client.query<Row>({ name, text, values: [...values] });
  return rows;
}

/**
 * Sends all that is asked in this turn with one write: Postgres is woken once for it, and not for each
 * statement.
 */
export function sendTogether(client: pg.Client): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
