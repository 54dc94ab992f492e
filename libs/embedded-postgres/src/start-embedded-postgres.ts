import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkDataVersion, findBinaries } from './binaries.js';
import { alignPassword, createCluster } from './cluster.js';
import { connectionString } from './connection-string.js';
import { PostgresFailed } from './postgres-failed.js';
import { stopOrphan } from './stop-orphan.js';
import { startServer, type ServerExit } from './server-process.js';
import { closedFolder, serverUser } from './server-user.js';
import { usableBinaries } from './usable-binaries.js';

export interface EmbeddedPostgresOptions {
  /** Holds the data; made when missing. */
  dataDir: string;
  /** Where a copy of the programs goes when the server's user cannot read npm's. */
  binDir: string;
  port: number;
  password: string;
  /** The server appends its messages here. */
  logFile: string;
  /** False for data that nobody will miss: faster, and lost with the machine's power. */
  durable?: boolean;
  /** Gives up starting. */
  signal?: AbortSignal;
  /** Told in a few words what takes time. */
  onProgress?: (text: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection string of the services' database, password included. */
  url: string;
  pid: number;
  /** Resolves when the server has ended, whoever ended it. */
  exited: Promise<ServerExit>;
  /** Ends it, gently first. Committed data is safe in any case. */
  stop(): Promise<void>;
}

/**
 * Runs Postgres on 127.0.0.1 and a Unix socket from the programs that npm installed. Whatever a killed run left
 * behind is put right first. Rejects with PostgresFailed.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { binDir, port, password, logFile, durable = true, signal, onProgress } = options;
  const dataDir = resolve(options.dataDir);
  const binaries = findBinaries();
  checkDataVersion(dataDir, binaries);
  const user = serverUser();
  prepareParent(dataDir, user !== undefined);

  const programs = await usableBinaries(binaries, resolve(binDir), user);
  const cluster = { dataDir, programs, password, user, durable, signal };
  await stopOrphan(dataDir, onProgress);
  if (!holdsData(dataDir)) {
    onProgress?.('Making the database');
    await createCluster(cluster);
  } else {
    await alignPassword(cluster);
  }
  const server = await startServer({ dataDir, programs, port, logFile, user, durable, signal });
  return { url: connectionString(dataDir, port, password), ...server };
}

/** Whether there is a database already. Refuses to make one among somebody else's files. */
function holdsData(dataDir: string): boolean {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return false;
  if (existsSync(join(dataDir, 'PG_VERSION'))) return true;
  throw new PostgresFailed(`${dataDir} holds files but no database. Move it away and start again.`);
}

/** Nobody can own what the parent does not let in, and that fails with a riddle later on. */
function prepareParent(dataDir: string, asOtherUser: boolean): void {
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  try {
    accessSync(parent, constants.W_OK);
  } catch {
    throw new PostgresFailed(`${parent} is not writable.`);
  }
  const closed = asOtherUser ? closedFolder(parent) : null;
  if (closed !== null) {
    throw new PostgresFailed(
      `Postgres runs as "nobody", who cannot enter ${closed}. ` +
        `Run "chmod o+x ${closed}", or choose another folder.`,
    );
  }
}
