import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BackupFailed } from './backup/backup-failed.js';
import { AUDIT_OPERATIONS } from './operate/audit-operations.js';
import { BACKUP_OPERATIONS } from './operate/backup-operations.js';
import { failureOf } from './operate/failure-of.js';
import { realHome } from './backup/home-of.js';
import { noteOperator } from './operator-audit/operator-log.js';
import { SCHEDULE_OPERATIONS } from './operate/schedule-operations.js';
import { SECRET_OPERATIONS } from './operate/secret-operations.js';
import { SUPPORT_OPERATIONS } from './operate/support-operations.js';
import { UPGRADE_OPERATIONS } from './operate/upgrade-operations.js';

/** What the command-line tool writes to our standard input. */
const Request = z.object({ operation: z.string(), home: z.string(), input: z.unknown() });

const OPERATIONS = {
  ...BACKUP_OPERATIONS,
  ...SCHEDULE_OPERATIONS,
  ...SUPPORT_OPERATIONS,
  ...UPGRADE_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...SECRET_OPERATIONS,
};
/** What changes nothing and shows nothing that is not public leaves no entry. */
const UNNOTED = new Set([
  'audit operator',
  'backup list',
  'backup schedule show',
  'upgrade plan',
  'upgrade on kubernetes',
]);

process.title = 'skydeck-operate';
const cancel = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(name, () => cancel.abort(new BackupFailed('interrupted', 'It was interrupted.')));
}

let note = async (_outcome: 'begun' | 'done' | 'failed', _code?: string): Promise<void> =>
  undefined;
try {
  const { operation, home, input } = Request.parse(JSON.parse(await text(process.stdin)));
  const run = OPERATIONS[operation];
  if (!run) throw new BackupFailed('usage', `There is no operation "${operation}".`);
  if (!UNNOTED.has(operation)) {
    note = async (outcome, code) =>
      noteOperator(realHome(home), { action: operation, input, outcome, ...(code && { code }) });
  }
  await note('begun');
  const result = await run(input, {
    home,
    environment: process.env,
    signal: cancel.signal,
    say: (line) => process.stderr.write(`${line}\n`),
  });
  await note('done');
  process.stdout.write(`${JSON.stringify({ result })}\n`);
} catch (error) {
  const failure = failureOf(error, cancel.signal);
  await note('failed', failure.code).catch(() => undefined);
  process.stdout.write(`${JSON.stringify({ error: failure })}\n`);
  process.exitCode = 1;
}
