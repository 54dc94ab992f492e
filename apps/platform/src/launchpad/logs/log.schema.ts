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
    process: z
      .string()
      .nullable()
      .describe('The process of the app that the replica is one of; null of older lines.'),
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

/** Which lines of an app to return. */
export const SearchLogs = z
  .strictObject({
    q: z.string().min(1).max(200).optional().describe('Words that the line holds, in any case.'),
    stream: z.enum(['stdout', 'stderr']).optional().describe('Where the app wrote it.'),
    process: z.string().min(1).max(63).optional().describe('The process that wrote it.'),
    replica: z.string().min(1).max(64).optional().describe('The replica that wrote it.'),
    since: z.iso.datetime({ offset: true }).optional().describe('Lines of this time and later.'),
    until: z.iso.datetime({ offset: true }).optional().describe('Lines before this time.'),
    after: z.coerce
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Lines after this `seq`; from the oldest when 0.'),
    before: z.coerce.number().int().min(1).optional().describe('Lines before this `seq`.'),
    limit: z.coerce.number().int().min(1).max(1000).default(200).describe('Most lines to return.'),
  })
  .refine(({ after, before }) => after === undefined || before === undefined, {
    message: 'is given besides `after`; a page goes one way',
    path: ['before'],
  });
export type SearchLogs = z.output<typeof SearchLogs>;

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
  const { seq: number, at: written, stream, line: text, replica, process } = entity;
  return {
    seq: Number(number),
    at: written.toISOString(),
    replica: replica ?? '',
    process,
    stream: stream === 'stderr' ? 'stderr' : 'stdout',
    line: text,
  };
}
