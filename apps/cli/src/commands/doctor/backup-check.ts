import type { CommandContext } from '../../context/command-context.js';
import { backupHealth } from '../backup/backup-health.js';
import { type Check, failed, passed } from './check.js';

/** Looks at the backups that the installation of this machine makes by itself. */
export async function backupCheck({ home }: CommandContext): Promise<Check> {
  const health = await backupHealth(home, new Date());
  if (!health) {
    const detail = 'none are made by themselves';
    const fix = 'skydeck backup schedule set --to <target> --key-file <file>';
    const text = 'A lost disk would take all with it.';
    return { check: 'backups', status: 'unused', detail, problems: [{ code: 'none', text, fix }] };
  }
  const detail = `${health.target}: ${health.detail}`;
  if (health.is_fine) return passed('backups', detail);
  return failed('backups', detail, 'skydeck backup schedule run');
}
