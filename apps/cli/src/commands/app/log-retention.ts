import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import type { CommandSpec } from '../../program/command-spec.js';
import { APP } from './app.js';

const RETENTION = `${APP}/log-retention` as const;

/** How `skydeck app log-retention` is written. */
export const logRetentionCommand: CommandSpec = {
  name: 'log-retention',
  summary: 'Show how much of what an app writes is kept, or change it.',
  arguments: [{ name: '<app>', summary: 'Name or id of the app.', completes: 'apps' }],
  options: [
    { flags: '--days <days>', summary: 'Days after which a line is removed.' },
    { flags: '--megabytes <size>', summary: 'Size at which the oldest lines are removed.' },
  ],
  examples: ['skydeck app log-retention shop --days 7 --megabytes 5'],
  load: async () => logRetention,
};

/** `skydeck app log-retention` */
async function logRetention(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const body = {
    keep_days: input.count('days', { min: 1, max: 3650 }),
    keep_mb: input.count('megabytes', { min: 1, max: 10_000 }),
  };
  const isChange = body.keep_days !== undefined || body.keep_mb !== undefined;
  const item = isChange
    ? await dataOf(platform.PATCH(RETENTION, { params: { path }, body }))
    : await dataOf(platform.GET(RETENTION, { params: { path } }));
  return { kind: 'item', item, columns: ['keep_days', 'keep_mb', 'used_bytes', 'oldest_at'] };
}
