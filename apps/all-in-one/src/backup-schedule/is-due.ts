import type { BackupSchedule, BackupState } from './schedule-files.js';

/** After a failure it is tried again, so often. */
export const AGAIN_MS = 3_600_000;

/** The last moment at which a backup was to begin, by the clock of the machine. */
export function lastTime(at: string, now: Date): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const time = new Date(now);
  time.setHours(hour, minute, 0, 0);
  if (time > now) {
    time.setDate(time.getDate() - 1);
    time.setHours(hour, minute, 0, 0);
  }
  return time;
}

/** Whether a backup is to be made now. What was missed while the machine was off is made up for. */
export function isDue(schedule: BackupSchedule, state: BackupState, now: Date): boolean {
  const time = lastTime(schedule.at, now).getTime();
  if (Date.parse(schedule.set_at) >= time) return false;
  if (Date.parse(state.succeeded_at ?? '') >= time) return false;
  const attempted = Date.parse(state.attempted_at ?? '');
  return !(attempted >= time) || now.getTime() - attempted >= AGAIN_MS;
}
