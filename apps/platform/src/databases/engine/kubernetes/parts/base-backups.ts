import { randomBytes } from 'node:crypto';
import type { IBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Backup';
import { type BaseBackup, DatabaseEngineError } from '../../database.driver.js';
import { backupManifest } from '../manifests/backup.js';
import { MAJOR } from '../manifests/cluster.js';
import { archiveFolder, objectStore } from '../manifests/object-store.js';
import type { ArchiveFiles } from './archive-files.js';
import { type KnownServers, majorOf } from './known-servers.js';

const BACKUP_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;

/** A base backup that is whole, and whose it is. */
export interface KeptBackup extends Omit<BaseBackup, 'bytes'> {
  readonly major: number;
  readonly barmanId: string;
}

/** Whole copies of servers in the bucket. */
export class BaseBackups {
  constructor(
    private readonly servers: KnownServers,
    private readonly files: ArchiveFiles | undefined,
  ) {}

  /** Copies a server while it works. */
  async take(id: string): Promise<BaseBackup> {
    this.#files();
    const known = await this.servers.get(id);
    if ((known.spec?.plugins ?? []).length === 0) {
      throw new DatabaseEngineError('not_supported', `the instance ${id} is not archived`);
    }
    const { backups, settings } = await this.servers.cluster();
    const name = `${id}-${randomBytes(6).toString('hex')}`;
    await backups.create(backupManifest(settings, { id, major: majorOf(known), name }));
    const taken = await backups.until(name, (backup) => backup === undefined || isOver(backup), {
      timeoutMs: BACKUP_MS,
    });
    const kept = taken && keptOf(taken);
    if (kept) return this.#sized(id, kept);
    const why = taken?.status?.error ?? taken?.status?.phase ?? 'it is gone';
    throw new DatabaseEngineError('failed', `The base backup failed: ${why}`);
  }

  /** Whole ones, the oldest first. */
  async list(id: string): Promise<readonly BaseBackup[]> {
    this.#files();
    await this.servers.get(id);
    const kept = await this.kept(id);
    return Promise.all(kept.map((one) => this.#sized(id, one)));
  }

  /** Whole ones of a server that may be gone, the oldest first. */
  async kept(id: string): Promise<readonly KeptBackup[]> {
    const { backups } = await this.servers.cluster();
    const ours = (await backups.list()).filter(({ spec }) => spec.cluster.name === id);
    return ours
      .flatMap((backup) => keptOf(backup) ?? [])
      .toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime());
  }

  /**
   * Has the plugin keep what later moments need, and forgets older copies. It removes a copy when no
   * moment of the time that is kept needs it any more.
   */
  async prune(id: string, before: Date): Promise<void> {
    const files = this.#files();
    const cluster = await this.servers.cluster();
    const { archive } = cluster.settings;
    const major = majorOf(await this.servers.get(id));
    const days = Math.max(1, Math.ceil((Date.now() - before.getTime()) / DAY_MS));
    if (archive)
      await cluster.apply(cluster.stores, objectStore(cluster.settings, archive, id, days));
    const all = await this.kept(id);
    for (const old of all.filter(({ takenAt }) => takenAt < before)) {
      await cluster.backups.delete(old.id);
    }
    // The plugin looks after the folder of the server's own version only.
    const left = new Set(all.filter(({ takenAt }) => takenAt >= before).map((one) => one.major));
    for (const other of new Set(all.map((one) => one.major))) {
      if (other !== major && !left.has(other)) await files.removeFolder(archiveFolder(id, other));
    }
  }

  /** The newest one that a moment can be reached from. @throws `not_found` */
  async for(id: string, at: Date): Promise<KeptBackup> {
    this.#files();
    const found = (await this.kept(id)).findLast(({ takenAt }) => takenAt <= at);
    if (found) return found;
    throw new DatabaseEngineError('not_found', 'there is no base backup from before that moment');
  }

  async #sized(id: string, { major, barmanId, ...kept }: KeptBackup): Promise<BaseBackup> {
    const bytes = await this.#files().bytesOf(archiveFolder(id, major), barmanId);
    return { id: kept.id, takenAt: kept.takenAt, bytes };
  }

  /** @throws `not_supported` */
  #files(): ArchiveFiles {
    if (this.files) return this.files;
    throw new DatabaseEngineError('not_supported', 'no bucket for archives is set up');
  }
}

function isOver({ status }: IBackup): boolean {
  return /^(completed|failed|invalid backup definition)$/.test(status?.phase ?? '');
}

function keptOf({ metadata, status }: IBackup): KeptBackup | undefined {
  const { phase, stoppedAt, backupId = '', majorVersion } = status ?? {};
  if (phase !== 'completed' || stoppedAt === undefined) return undefined;
  return {
    id: metadata.name ?? '',
    takenAt: new Date(stoppedAt),
    barmanId: backupId,
    major: majorVersion ?? Number(metadata.labels?.[MAJOR]),
  };
}
