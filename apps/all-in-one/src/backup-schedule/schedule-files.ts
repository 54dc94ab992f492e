import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeJson } from '../supervisor/write-file.js';

/** When an installation makes backups by itself, and where to: `backup-schedule.json` in its home. */
export const BackupSchedule = z.object({
  /** A folder, or `s3://bucket/prefix`. */
  target: z.string().min(1),
  key_file: z.string().min(1),
  /** Each day at this time, by the clock of the machine. */
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:15'),
  /** How many are kept. */
  keep: z.number().int().min(1),
  set_at: z.iso.datetime(),
});
export type BackupSchedule = z.output<typeof BackupSchedule>;

/** What came of it: `backup-state.json`. */
export const BackupState = z.object({
  /** When the last attempt began. */
  attempted_at: z.iso.datetime().nullable(),
  succeeded_at: z.iso.datetime().nullable(),
  backup_id: z.string().nullable(),
  /** Of the last attempt; null when it succeeded or goes on. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BackupState = z.output<typeof BackupState>;

const NOTHING: BackupState = {
  attempted_at: null,
  succeeded_at: null,
  backup_id: null,
  failure: null,
};

const scheduleOf = (home: string) => path.join(home, 'backup-schedule.json');
const stateOf = (home: string) => path.join(home, 'backup-state.json');

/** The schedule of an installation; undefined when it has none. */
export function readSchedule(home: string): BackupSchedule | undefined {
  return BackupSchedule.safeParse(read(scheduleOf(home))).data;
}

export function writeSchedule(home: string, schedule: BackupSchedule): void {
  writeJson(scheduleOf(home), schedule, 0o600);
}

/** Ends it; what was made stays where it is. */
export function removeSchedule(home: string): void {
  rmSync(scheduleOf(home), { force: true });
  rmSync(stateOf(home), { force: true });
}

export function readState(home: string): BackupState {
  return BackupState.safeParse(read(stateOf(home))).data ?? NOTHING;
}

export function writeState(home: string, more: Partial<BackupState>): void {
  writeJson(stateOf(home), { ...readState(home), ...more }, 0o600);
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
