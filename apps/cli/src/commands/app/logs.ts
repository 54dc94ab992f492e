import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { APP, DEPLOYMENT } from './app.js';
import { findDeployment } from './find-deployment.js';
import { follow } from './follow.js';

/** One line of an app's or a deployment's log. */
export interface LogLine {
  readonly seq: number;
  readonly at: string;
  readonly stream: string;
  readonly replica?: string;
  readonly line: string;
}

/** `skydeck app logs` */
export async function logs(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const tail = input.count('tail', { min: 1, max: 1000 });
  const log = await logOf(context, app, input.text('deployment'));
  const lines = log.isWhole
    ? await readWhole(context, log, tail)
    : await readTail(context, log, tail);
  const line = (item: LogLine) => printable(item.line, context.hasColors);
  if (input.flag('follow')) {
    return { kind: 'stream', items: withNewLines(context, lines, `${log.path}/stream`), line };
  }
  // A list of objects for programs; for people the lines as the app wrote them.
  if (context.globals.format === 'table' && !context.globals.columns) {
    return { kind: 'stream', items: inTurn(lines), line };
  }
  const columns = ['at', 'stream', 'line'];
  return { kind: 'list', items: lines, columns, empty: 'Nothing was written yet.' };
}

interface Log {
  /** Path on the platform. */
  readonly path: string;
  /** The log of a deployment has an end and is shown whole; an app's own only in its last lines. */
  readonly isWhole: boolean;
}

async function logOf(context: CommandContext, app: string, deployment?: string): Promise<Log> {
  const project = await context.project();
  if (deployment === undefined)
    return { path: `${fillIn(APP, { project, app })}/logs`, isWhole: false };
  const { id } = await findDeployment(context, app, deployment);
  return { path: `${fillIn(DEPLOYMENT, { project, app, id })}/logs`, isWhole: true };
}

async function readTail(context: CommandContext, { path }: Log, limit = 200): Promise<LogLine[]> {
  const { platform } = await context.clients();
  const { items } = await dataOf(
    platform.GET<{ items: LogLine[] }>(path, { params: { query: { limit } } }),
  );
  return items;
}

async function readWhole(context: CommandContext, { path }: Log, tail = 0): Promise<LogLine[]> {
  const { platform } = await context.clients();
  const lines = await everyItem<LogLine>(({ cursor: after }) =>
    platform.GET(path, { params: { query: { after, limit: 1000 } } }),
  );
  return lines.slice(-tail);
}

async function* inTurn(lines: readonly LogLine[]): AsyncGenerator<LogLine> {
  yield* lines;
}

async function* withNewLines(
  context: CommandContext,
  lines: readonly LogLine[],
  stream: string,
): AsyncGenerator<LogLine> {
  yield* lines;
  const after = String(lines.at(-1)?.seq ?? 0);
  for await (const { event, data } of follow(context, { path: stream, after })) {
    if (event === 'line') yield data as LogLine;
  }
}

/** Puts values into the placeholders of a route. */
export function fillIn(route: string, values: Readonly<Record<string, string>>): string {
  return route.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
