import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { LogLine } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { printable } from '../../terminal/printable.js';
import { APP, DEPLOYMENT } from './app.js';
import { findDeployment } from './find-deployment.js';
import { follow } from './follow.js';
import { momentOf } from './moment.js';

const STREAMS = ['stdout', 'stderr'] as const;

/** `skydeck app logs` */
export async function logs(context: CommandContext, input: CommandInput): Promise<Answer> {
  const tail = input.count('tail', { min: 1, max: 1000 });
  const { lines, stream } = await logOf(context, input, tail);
  const line = (item: LogLine) => printable(item.line, context.hasColors);
  if (input.flag('follow')) {
    return { kind: 'stream', items: withNewLines(context, lines, stream), line };
  }
  // A list of objects for programs; for people the lines as the app wrote them.
  if (context.globals.format === 'table' && !context.globals.columns) {
    return { kind: 'stream', items: inTurn(lines), line };
  }
  const columns = ['at', 'stream', 'line'];
  return { kind: 'list', items: lines, columns, empty: 'Nothing was written yet.' };
}

interface Log {
  readonly lines: readonly LogLine[];
  /** Path on the platform of the lines that are still to come. */
  readonly stream: string;
}

/** The log of a deployment has an end and is read whole; an app's own only in its last lines. */
async function logOf(
  context: CommandContext,
  input: CommandInput,
  tail: number | undefined,
): Promise<Log> {
  const path = { project: await context.project(), app: input.argument('app') };
  const { platform } = await context.clients();
  const wanted = input.text('deployment');
  if (wanted === undefined) {
    const params = { path, query: { limit: tail ?? 200, ...searchOf(input) } };
    const { items } = await dataOf(platform.GET(`${APP}/logs`, { params }));
    return { lines: items, stream: `${fillIn(APP, path)}/logs/stream` };
  }
  const { id } = await findDeployment(context, path.app, wanted);
  const lines = await everyItem(({ cursor = '0' }) => {
    const params = { path: { ...path, id }, query: { after: Number(cursor), limit: 1000 } };
    return platform.GET(`${DEPLOYMENT}/logs`, { params });
  });
  const stream = `${fillIn(DEPLOYMENT, { ...path, id })}/logs/stream`;
  return { lines: tail === undefined ? lines : lines.slice(-tail), stream };
}

/** What an app's own log is searched for. */
function searchOf(input: CommandInput) {
  const stream = input.text('stream');
  const wanted = {
    q: input.text('search'),
    process: input.text('process'),
    replica: input.text('replica'),
    stream: stream === undefined ? undefined : input.choice('stream', STREAMS),
    since: momentOf(input, 'since'),
    until: momentOf(input, 'until'),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
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
  for await (const { event, data } of follow(context, {
    path: stream,
    after,
    keepsTrying: true,
    stands: true,
  })) {
    if (event === 'line') yield data as LogLine;
  }
}

/** Puts values into the placeholders of a route. */
export function fillIn(route: string, values: Readonly<Record<string, string>>): string {
  return route.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
}
