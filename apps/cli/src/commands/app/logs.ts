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
  const project = await context.project();
  const wanted = input.text('deployment');
  const id = wanted === undefined ? undefined : (await findDeployment(context, app, wanted)).id;
  const path: Record<string, string> = id === undefined ? { project, app } : { project, app, id };
  const route = `${id === undefined ? APP : DEPLOYMENT}/logs`;

  const { platform } = await context.clients();
  const query = { limit: input.count('tail', { min: 1, max: 1000 }) };
  const { data } = await platform.GET<{ items: LogLine[] }>(route, { params: { path, query } });
  const lines = data?.data.items ?? [];
  const line = (item: LogLine) => printable(item.line, context.hasColors);
  if (input.flag('follow')) {
    const stream = `${fillIn(route, path)}/stream`;
    return { kind: 'stream', items: withNewLines(context, lines, stream), line };
  }
  // A list of objects for programs; for people the lines as the app wrote them.
  if (context.globals.format === 'table' && !context.globals.columns) {
    return { kind: 'stream', items: inTurn(lines), line };
  }
  const columns = ['at', 'stream', 'line'];
  return { kind: 'list', items: lines, columns, empty: 'Nothing was written yet.' };
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
