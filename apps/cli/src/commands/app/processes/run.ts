import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { LogLine, AppRun } from '../../../api/resources.js';
import type { CommandContext } from '../../../context/command-context.js';
import { CliError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { printable } from '../../../terminal/printable.js';
import { APP } from '../app.js';
import { follow } from '../follow.js';
import { fillIn } from '../logs.js';
import { shellLine } from './shell-line.js';

const RUNS = `${APP}/runs` as const;
const COLUMNS = [
  'id',
  'status',
  { path: 'exit_code', title: 'exit' },
  'cron',
  'command',
  { path: 'created_at', title: 'started' },
  'note',
] as const;

/** `skydeck app run` */
export async function runCommand(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const timeoutS = input.count('timeLimit', { min: 1, max: 86_400 });
  const command = shellLine(input.arguments('command'));
  const body = { command, ...(timeoutS !== undefined && { timeout_s: timeoutS }) };
  const { platform } = await context.clients();
  const started = await dataOf(platform.POST(RUNS, { params: { path }, body }));
  if (input.flag('detach')) return { kind: 'item', item: started, columns: COLUMNS };
  const stream = `${fillIn(`${RUNS}/{id}`, { ...path, id: started.id })}/logs/stream`;
  const { format, columns } = context.globals;
  if (format !== 'table' || columns) {
    const value = await toItsEnd(context, stream);
    return { kind: 'document', value, ...endOf(value) };
  }
  return new LiveOutput(context, stream);
}

/** What a run writes, as it writes it; how it ended is known when that is over. */
class LiveOutput {
  readonly kind = 'stream';
  #ended: AppRun | undefined;

  constructor(
    private readonly context: CommandContext,
    private readonly path: string,
  ) {}

  get items(): AsyncIterable<object> {
    return this.#lines();
  }

  get exitCode(): number {
    return this.#ended ? endOf(this.#ended).exitCode : 1;
  }

  get failure(): CliError | undefined {
    return this.#ended && endOf(this.#ended).failure;
  }

  line(item: { readonly line: string }): string {
    return item.line;
  }

  async *#lines(): AsyncGenerator<{ readonly line: string }> {
    for await (const { event, data } of follow(this.context, { path: this.path })) {
      if (event === 'end') this.#ended = data as AppRun;
      if (event !== 'line') continue;
      const { line, stream } = data as LogLine;
      const text = printable(line, this.context.hasColors);
      if (stream === 'stderr') this.context.progress(text);
      else yield { line: text };
    }
    if (!this.#ended) throw lost();
  }
}

async function toItsEnd(context: CommandContext, path: string): Promise<AppRun> {
  for await (const { event, data } of follow(context, { path })) {
    if (event === 'end') return data as AppRun;
  }
  throw lost();
}

const lost = () => new CliError('interrupted', 'The run goes on; see `skydeck app runs`.');

function endOf(run: AppRun): { exitCode: number; failure?: CliError } {
  const failure = failureOf(run);
  return { exitCode: run.exit_code ?? 1, ...(failure && { failure }) };
}

/** An exit code of its own is its own matter. */
function failureOf({ status, note, exit_code: code, signal }: AppRun): CliError | undefined {
  const isItsOwn = status === 'failed' && code !== null && note === null;
  if (status === 'succeeded' || isItsOwn) return undefined;
  const why = note ?? (signal === null ? '' : `${signal} ended it.`);
  return new CliError(`app_run.${status}`, `The command ${status.replaceAll('_', ' ')}. ${why}`);
}

/** `skydeck app runs` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const cron = input.text('cron');
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((page) => {
      const query = { ...page, ...(cron !== undefined && { cron }) };
      return platform.GET(RUNS, { params: { path, query } });
    }),
    columns: COLUMNS,
    empty: 'Nothing was run. Run a command with `skydeck app run <app> -- <command>`.',
  };
}

/** `skydeck app cancel-run` */
export async function cancel(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = { project: await context.project(), app: input.argument('app') };
  const path = { ...app, id: input.argument('run') };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${RUNS}/{id}/cancel`, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}
