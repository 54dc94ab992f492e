import { createHash } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { isRunning, type ProcessIdentity } from '@skydeck/exec';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ServerSpec } from '../../server-spec.js';

/** A snapshot as we note it; its content is in the disk's file. */
export interface SnapshotNote {
  readonly name: string;
  readonly createdAt: string;
  readonly sizeBytes: number;
  readonly hasMemory: boolean;
  /** What the machine was made of: its memory fits no other. */
  readonly machine: string;
}

/** What is kept of a server beside its disk. */
export interface ServerRecord {
  readonly spec: ServerSpec;
  /** Whether the disk boots by itself. */
  readonly bootsItself: boolean;
  /** File of the image that the disk is a layer on. */
  readonly base: string;
  readonly volumes: readonly { readonly id: string; readonly mountPath: string }[];
  readonly snapshots: readonly SnapshotNote[];
  /** What the machine was made of at its last start; a change waits for the next. */
  readonly machine?: string;
}

const FIRST_UID = 1_400_000_000;
const CONNECT_MS = 5_000;

/** Everything of one server is in one folder, and its process sees nothing else. */
export class ServerFolder {
  constructor(readonly path: string) {}

  get ref(): EngineRef {
    return basename(this.path);
  }

  /** The user that the server's process runs as; undefined where we are no root and it is us. */
  get uid(): number | undefined {
    if (process.getuid?.() !== 0) return undefined;
    return FIRST_UID + (createHash('sha256').update(this.ref).digest().readUInt32BE(0) % 1_000_000);
  }

  file(name: string): string {
    return join(this.path, name);
  }

  async find(): Promise<ServerRecord | undefined> {
    const text = await readFile(this.file('server.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as ServerRecord);
  }

  /** @throws `not_found` */
  async get(): Promise<ServerRecord> {
    const record = await this.find();
    if (!record) throw new ComputeFailure('not_found', 'There is no such server.');
    return record;
  }

  async save(record: ServerRecord): Promise<void> {
    await writeWhole(this.file('server.json'), JSON.stringify(record));
  }

  async change(part: Partial<ServerRecord>): Promise<ServerRecord> {
    const record = { ...(await this.get()), ...part };
    await this.save(record);
    return record;
  }

  /** The server's process if exactly that one still runs. */
  async process(): Promise<ProcessIdentity | undefined> {
    const text = await readFile(this.file('pid'), 'utf8').catch(() => '');
    if (text === '') return undefined;
    const identity = JSON.parse(text) as ProcessIdentity;
    return isRunning(identity) ? identity : undefined;
  }

  /** Connects to a socket of the folder, however long the folder's path is. */
  async connect(name: string): Promise<Socket> {
    const folder = await open(this.path, 'r');
    try {
      const socket = createConnection(`/proc/self/fd/${folder.fd}/${name}`);
      await new Promise<void>((resolve, reject) => {
        socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('no answer')));
        socket.once('connect', resolve).once('error', reject);
      });
      socket.setTimeout(0);
      socket.on('error', () => undefined);
      return socket;
    } finally {
      await folder.close();
    }
  }
}

/** Replaces a file so that there is no moment in which it is half written. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
