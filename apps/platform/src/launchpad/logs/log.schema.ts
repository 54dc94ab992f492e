import { pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { LogLineEntity } from './log-line.entity.js';

const seq = z.int().describe('Number of the line in its log; counts up by one.');
const at = z.iso.datetime().describe('When the line was written.');
const line = z.string().describe('The line, with values of the environment masked.');

/** One line of a deployment's log. */
export const DeploymentLogLine = z
  .object({
    seq,
    at,
    stream: z
      .enum(['build', 'system'])
      .describe('`build` for output of commands, `system` for what the platform says.'),
    line,
  })
  .meta({ id: 'DeploymentLogLine' });
export type DeploymentLogLine = z.output<typeof DeploymentLogLine>;

/** One line that a running app wrote. */
export const AppLogLine = z
  .object({
    seq,
    at,
    replica: z.string().describe('The replica that wrote it.'),
    stream: z.enum(['stdout', 'stderr']).describe('Where the app wrote it.'),
    line,
  })
  .meta({ id: 'AppLogLine' });
export type AppLogLine = z.output<typeof AppLogLine>;

/** Which lines to return. */
export const LogQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Return lines after this `seq`; from the oldest when 0.'),
  limit: z.coerce.number().int().min(1).max(1000).default(200).describe('Most lines to return.'),
});
export type LogQuery = z.output<typeof LogQuery>;

/** Where a stream of lines starts. */
export const FollowQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Start after this `seq`. The header `Last-Event-ID` wins over it.'),
});
export type FollowQuery = z.output<typeof FollowQuery>;

export const DeploymentLogResponse = pageOf(DeploymentLogLine);
export const AppLogResponse = pageOf(AppLogLine);

export function toDeploymentLogLine(entity: LogLineEntity): DeploymentLogLine {
  const { seq: number, at: written, stream, line: text } = entity;
  return {
    seq: Number(number),
    at: written.toISOString(),
    stream: stream === 'build' ? 'build' : 'system',
    line: text,
  };
}

export function toAppLogLine(entity: LogLineEntity): AppLogLine {
  const { seq: number, at: written, stream, line: text, replica } = entity;
  return {
    seq: Number(number),
    at: written.toISOString(),
    replica: replica ?? '',
    stream: stream === 'stderr' ? 'stderr' : 'stdout',
    line: text,
  };
}
