import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
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
}

const fileOf = (home: string) => path.join(home, 'upgrade.json');

/** What was done of an upgrade to this program; nothing when there is none under way. */
export function readRecord(home: string, version: string, program: string): UpgradeRecord {
  try {
    const record = JSON.parse(readFileSync(fileOf(home), 'utf8')) as UpgradeRecord;
    if (record.version === version && record.program === program) return record;
  } catch {
    // There is none.
  }
  return { version, program, done: [] };
}

export function writeRecord(home: string, record: UpgradeRecord): void {
  writeJson(fileOf(home), record);
}

/** It came to its end. */
export function removeRecord(home: string): void {
  rmSync(fileOf(home), { force: true });
}
