import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** How the backups that an installation makes by itself are. */
export interface BackupHealth {
  readonly target: string;
  readonly is_fine: boolean;
  readonly detail: string;
}

/** A day, and two hours for the backup itself and another try. */
const LATE_MS = 26 * 3_600_000;

/** What the files of the installation say; undefined when it makes none by itself, or when nobody may look. */
export async function backupHealth(home: string, now: Date): Promise<BackupHealth | undefined> {
  const schedule = await read<{ target: string; set_at: string }>(home, 'backup-schedule.json');
  if (!schedule) return undefined;
  const state = await read<State>(home, 'backup-state.json');
  const { target, set_at } = schedule;
  const last = state?.succeeded_at ?? null;
  const when = last === null ? 'none was made yet' : `the last one is of ${last}`;
  if (state?.failure) {
    return { target, is_fine: false, detail: `failed: ${state.failure.message} (${when})` };
  }
  const isLate = now.getTime() - Date.parse(last ?? set_at) > LATE_MS;
  return { target, is_fine: !isLate, detail: isLate ? `late: ${when}` : when };
}

interface State {
  readonly succeeded_at: string | null;
  readonly failure: { readonly message: string } | null;
}

async function read<T>(home: string, name: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path.join(home, name), 'utf8')) as T;
  } catch {
    return undefined;
  }
}
