import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import { backupHealth } from '../backup/backup-health.js';

const PROBE_TIMEOUT_MS = 3000;

interface ServiceHealth {
  readonly service: string;
  readonly url: string;
  readonly status: 'ok' | 'down' | 'failed';
  readonly detail: string;
}

/** `skydeck status` */
export async function status(context: CommandContext): Promise<Answer> {
  const endpoints = await context.endpoints();
  const items = await Promise.all(
    Object.entries(endpoints).map(([name, url]) => probe(name, url, context)),
  );
  const down = items.filter((item) => item.status === 'down').map((item) => item.service);
  const failure = down.length
    ? new CliError('service_down', `No answer from: ${down.join(', ')}.`, 1, {
        hint: '`npm start` starts Skydeck; `skydeck doctor` looks for the reason.',
      })
    : undefined;
  if (['json', 'yaml'].includes(context.globals.format))
    return { kind: 'document', value: endpoints, failure };
  const backups = await backupsOf(context.home);
  return {
    kind: 'list',
    items: backups ? [...items, backups] : items,
    columns: ['service', 'status', 'url', 'detail'],
    empty: 'No addresses are known.',
    failure,
  };
}

/** Those that the installation makes by itself: a line of their own. */
async function backupsOf(home: string): Promise<ServiceHealth | undefined> {
  const health = await backupHealth(home, new Date());
  if (!health) return undefined;
  const { target: url, is_fine: isFine, detail } = health;
  return { service: 'backups', url, status: isFine ? 'ok' : 'failed', detail };
}

async function probe(
  name: string,
  url: string,
  { send, signal }: CommandContext,
): Promise<ServiceHealth> {
  const service = name === 'base_url' ? 'platform' : name.replace(/_url$/, '');
  const startedAtMs = performance.now();
  try {
    const deadline = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const response = await send(new Request(new URL('/healthz', url), { redirect: 'manual' }), {
      signal: AbortSignal.any([deadline, signal]),
    });
    await response.body?.cancel();
    const tookMs = Math.round(performance.now() - startedAtMs);
    // A host that has no such page answers too, and that is what is asked here.
    const isUp = response.status < 500;
    return {
      service,
      url,
      status: isUp ? 'ok' : 'down',
      detail: isUp ? `${tookMs} ms` : `HTTP ${response.status}`,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { service, url, status: 'down', detail: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code === 'ECONNREFUSED' ? 'nothing listens there' : (cause?.code ?? String(error));
}
