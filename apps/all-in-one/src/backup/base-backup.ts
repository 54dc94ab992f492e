import { PassThrough, type Readable } from 'node:stream';
import pg from 'pg';
import { BackupFailed } from './backup-failed.js';

/** Kinds of messages of a base backup. @see https://www.postgresql.org/docs/18/protocol-replication.html */
const DATA = 0x64;
const NEW_ARCHIVE = 0x6e;

/** What `pg` has and its types do not know. */
type WalSender = pg.Client & {
  readonly connection: {
    on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void;
    readonly stream: { pause(): void; resume(): void };
  };
};

/** A copy of a whole server that goes on working, as one archive that starts by itself. */
export interface BaseBackup {
  /** A tar of the data folder, with the log that was written while it was copied. */
  readonly stream: Readable;
}

/**
 * Copies the data folder of a running server through its replication protocol. What is in it is
 * what was committed when the copy ended; the log to get there is inside.
 */
export async function takeBaseBackup(url: string): Promise<BaseBackup> {
  const client = new pg.Client({ connectionString: url, replication: 'true' } as pg.ClientConfig);
  client.on('error', () => undefined);
  await client.connect();
  const stream = new PassThrough({ highWaterMark: 1024 * 1024 });
  const { connection } = client as WalSender;
  let archives = 0;
  connection.on('copyData', ({ chunk }) => {
    if (chunk[0] === NEW_ARCHIVE) archives += 1;
    if (archives > 1) stream.destroy(new BackupFailed('tablespaces', MORE_PLACES));
    if (chunk[0] !== DATA || stream.destroyed) return;
    // Copied, as the driver writes over what it has handed out.
    const isRoom = stream.write(Buffer.from(chunk.subarray(1)));
    // Postgres must not be faster than the disk that takes the backup.
    if (!isRoom) connection.stream.pause();
  });
  stream.on('drain', () => connection.stream.resume());
  stream.once('close', () => {
    connection.stream.resume();
    void client.end().catch(() => undefined);
  });
  copy(client).then(
    () => stream.end(),
    (error: unknown) => stream.destroy(error as Error),
  );
  return { stream };
}

const MORE_PLACES =
  'The database has tablespaces outside its folder, which no backup can bring back.';

async function copy(client: pg.Client): Promise<void> {
  // The slot keeps the pieces of the log that the copy will need, however long it takes.
  await client.query('CREATE_REPLICATION_SLOT skydeck_backup TEMPORARY PHYSICAL RESERVE_WAL');
  await client.query(
    "BASE_BACKUP (LABEL 'skydeck backup', CHECKPOINT 'fast', WAL true, MANIFEST 'no')",
  );
}
