import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ProcessIdentity } from '@skydeck/exec';
import type { RunFile } from '../supervisor/instance-lock.js';
import { writeJson } from '../supervisor/write-file.js';

/** Steps of an upgrade, in their order. */
export const STEPS = ['backup', 'expand', 'restart', 'contract'] as const;
export type UpgradeStep = (typeof STEPS)[number];

/** How far an upgrade is, on the disk, so that one that was interrupted goes on. */
export interface UpgradeRecord {
  readonly version: string;
  readonly program: string;
  readonly done: readonly UpgradeStep[];
  readonly backup_id?: string | undefined;
  /** When the backup was made. */
  readonly backed_up_at?: string | undefined;
  /** The process whose services were to be moved. */
  readonly giver?: ProcessIdentity | undefined;
}

/** A backup older than this does not hold what was written since: another one is made. */
const BACKUP_MS = 3_600_000;

const fileOf = (home: string) => path.join(home, 'upgrade.json');

/** What was done of an upgrade to this program; nothing when there is none under way. */
export function readRecord(home: string, version: string, program: string): UpgradeRecord {
  try {
    const record = JSON.parse(readFileSync(fileOf(home), 'utf8')) as UpgradeRecord;
    if (record.version === version && record.program === program) return withoutOldBackup(record);
  } catch {
    // There is none.
  }
  return { version, program, done: [] };
}

function withoutOldBackup(record: UpgradeRecord): UpgradeRecord {
  const madeAt = Date.parse(record.backed_up_at ?? '');
  if (Date.now() - madeAt < BACKUP_MS) return record;
  return { ...record, done: record.done.filter((step) => step !== 'backup') };
}

/** Whether the services were moved by an attempt that did not live to write it down. */
export function wasMoved({ giver }: UpgradeRecord, running: RunFile, program: string): boolean {
  const isOther = giver?.pid !== running.pid || giver.start_token !== running.start_token;
  return giver !== undefined && isOther && running.program === program;
}

export function writeRecord(home: string, record: UpgradeRecord): void {
  writeJson(fileOf(home), record);
}

/** It came to its end. */
export function removeRecord(home: string): void {
  rmSync(fileOf(home), { force: true });
}
