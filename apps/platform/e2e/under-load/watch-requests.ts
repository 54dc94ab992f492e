import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { OpenSocket } from './open-socket.js';
import { type Sent, SteadyLoad } from './steady-load.js';
import type { World } from './world.js';

/** Load before and after what happens. */
const MARGIN_MS = 1_500;

/** What visitors saw while something happened. */
export interface Seen {
  readonly name: string;
  readonly tookS: number;
  readonly sent: readonly Sent[];
  readonly failed: readonly Sent[];
  readonly p99Ms: number;
  readonly longestMs: number;
  /** Time from the first failed request to the last one. */
  readonly awayMs: number;
  /** Whether a WebSocket of the same app was open at the end, and one of another app. */
  readonly isOwnSocketOpen: boolean;
  readonly isOtherSocketOpen: boolean;
}

const hostOf = (app: string) => `${app}.demo.apps.localhost`;

/** Lets something happen to an app under load, and tells what its visitors saw. */
export async function watchRequests(
  { launchpad }: World,
  name: string,
  act: () => Promise<unknown>,
  app = 'shop',
): Promise<Seen> {
  const port = Number(new URL(launchpad.installation.edgeUrl).port);
  await allAnswer(launchpad);
  const own = await OpenSocket.open(port, hostOf('shop'));
  const other = await OpenSocket.open(port, hostOf('other'));
  const load = new SteadyLoad(port, hostOf(app));
  const startMs = performance.now();
  await sleep(MARGIN_MS);
  await act();
  await sleep(MARGIN_MS);
  const sent = await load.stop();
  const tookS = (performance.now() - startMs) / 1000;
  const sockets = await Promise.all([own.isAlive(), other.isAlive()]);
  own.close();
  other.close();
  const failed = sent.filter(({ failure }) => failure !== undefined);
  const times = sent
    .filter(({ kind, failure }) => kind !== 'slow' && failure === undefined)
    .map(({ dueMs, endMs }) => endMs - dueMs)
    .toSorted((a, b) => a - b);
  const ends = failed.map(({ endMs }) => endMs);
  return {
    name,
    tookS,
    sent,
    failed,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    longestMs: times.at(-1) ?? 0,
    awayMs: ends.length === 0 ? 0 : Math.max(...ends) - Math.min(...ends),
    isOwnSocketOpen: sockets[0],
    isOtherSocketOpen: sockets[1],
  };
}

/** What came before may have taken the apps away for a while. */
async function allAnswer(launchpad: World['launchpad']): Promise<void> {
  const answers = async (app: string) => (await launchpad.visit(app)).status === 200;
  await eventually(async () => (await answers('shop')) && (await answers('other')), {
    timeoutMs: 60_000,
  });
}

/** The failures by what they were, such as `ECONNRESET 3`. */
export function kindsOf({ failed }: Seen): string {
  const counts = new Map<string, number>();
  for (const { kind, failure = '' } of failed) {
    const what = `${failure} (${kind})`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

/** All that was seen as a table of Markdown. */
export function tableOf(rows: readonly Seen[]): string {
  const head = ['What happens', 'Sent', 'Failed', 'p99', 'Longest', 'WebSocket', 'Of another app'];
  const lines = rows.map((seen) => {
    const { name, sent, failed, p99Ms, longestMs, awayMs } = seen;
    const failures =
      failed.length === 0 ? '0' : `${failed.length} in ${s(awayMs)}: ${kindsOf(seen)}`;
    const sockets = [seen.isOwnSocketOpen, seen.isOtherSocketOpen].map((is) =>
      is ? 'open' : 'closed',
    );
    return [name, sent.length, failures, ms(p99Ms), ms(longestMs), ...sockets];
  });
  return [head, head.map(() => '---'), ...lines].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const s = (value: number) => `${(value / 1000).toFixed(1)} s`;
