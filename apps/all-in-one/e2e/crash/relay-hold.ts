import pg from 'pg';

/**
 * Holds the lock that the relay of events takes, so that what is committed stays unpublished for
 * as long as a test wants.
 */
export class RelayHold implements AsyncDisposable {
  isHeld = true;

  private constructor(private readonly client: pg.Client) {}

  static async take(databaseUrl: string, schema: string): Promise<RelayHold> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`select pg_advisory_lock(hashtext('relay:' || $1))`, [schema]);
    return new RelayHold(client);
  }

  /** Lets the relay go on. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isHeld = false;
    await this.client.end();
  }
}
