import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { ClusterEvent } from '../database-cluster.js';
import { isTool } from '../manifests/labels.js';
import { maxConnectionsOf } from '../manifests/parameters.js';
import type { InstanceSpec } from '../../instance-spec.js';
import type { KnownServers } from './known-servers.js';
import { isQuota, serverState } from './server-state.js';

const POLL_MS = 1_000;
/** Events are asked for less often than the server itself. */
const EVENTS_EVERY = 5;

/** Clocks of a cluster may be a little behind. */
const SKEW_MS = 5_000;

/** Waits for servers to be as they were asked to be. */
export class Readiness {
  constructor(private readonly servers: KnownServers) {}

  /**
   * Until a server answers with its settings. @throws `unavailable` when it takes longer, to be asked
   * again; `failed`, `not_allowed` or `disk_full` when it does not become so by itself
   */
  async answers(spec: InstanceSpec, timeoutMs?: number): Promise<void> {
    await this.#until(spec.id, timeoutMs, async (state) => {
      if (state !== 'healthy') return false;
      return this.#isAsAsked(spec);
    });
  }

  /** Until the processes of a server have ended. */
  async sleeps(id: string): Promise<void> {
    await this.#until(id, undefined, async (state) => state === 'asleep');
  }

  async #until(
    id: string,
    limitMs: number | undefined,
    isDone: (state: string) => Promise<boolean>,
  ): Promise<void> {
    const { settings } = await this.servers.cluster();
    const { startTimeoutMs, pollMs = POLL_MS } = settings;
    const timeoutMs = limitMs ?? startTimeoutMs;
    const since = Date.now() - SKEW_MS;
    const deadline = Date.now() + timeoutMs;
    for (let looks = 1; ; looks++) {
      const state = serverState(await this.servers.get(id));
      if (state.kind === 'stuck') throw new DatabaseEngineError(state.reason, state.why);
      if (await isDone(state.kind)) return;
      const isLate = Date.now() > deadline;
      const warning =
        isLate || looks % EVENTS_EVERY === 0 ? await this.#warning(id, since) : undefined;
      if (warning !== undefined && isQuota(warning)) {
        throw new DatabaseEngineError('not_allowed', `The cluster has no room for it: ${warning}`);
      }
      if (isLate) {
        const phase = state.kind === 'under_way' ? state.phase : 'It does not answer';
        const why = warning === undefined ? phase : `${phase}: ${warning}`;
        const text = `It was not ready in ${Math.round(timeoutMs / 1_000)} s: ${why}`;
        throw new DatabaseEngineError('unavailable', text);
      }
      await sleep(pollMs);
    }
  }

  /** The operator tells of no change that it has not looked at yet: the server itself does. */
  async #isAsAsked(spec: InstanceSpec): Promise<boolean> {
    try {
      const admin = await this.servers.admin(spec.id);
      const sql = `select current_setting('max_connections') as wide,
        exists (select from pg_settings where pending_restart) as waits, pg_is_in_recovery() as recovers`;
      const { rows } = await admin.run((client) =>
        client.query<{ wide: string; waits: boolean; recovers: boolean }>(sql),
      );
      const [row] = rows;
      return row?.wide === maxConnectionsOf(spec) && !row.waits && !row.recovers;
    } catch (error) {
      // Its password may not be set yet, nor its settings be read.
      const isGone = error instanceof DatabaseEngineError && error.reason === 'not_found';
      if (error instanceof DatabaseEngineError && !isGone) return false;
      throw error;
    }
  }

  /** What the cluster last complained of about a server, its pods, jobs or disks. */
  async #warning(id: string, since: number): Promise<string | undefined> {
    const { events } = await this.servers.cluster();
    const ours = (await events.list()).filter((event) => {
      const { type, involvedObject: { name = '' } = {} } = event;
      const isOfServer = name === id || (name.startsWith(`${id}-`) && !isTool(id, name));
      return type === 'Warning' && isOfServer && seenAt(event) >= since;
    });
    return ours.find(({ message = '' }) => isQuota(message))?.message ?? ours.at(-1)?.message;
  }
}

/** Events are kept for an hour, and told once more each time. */
function seenAt({ lastTimestamp, eventTime, metadata }: ClusterEvent): number {
  return Date.parse(lastTimestamp ?? eventTime ?? metadata?.creationTimestamp ?? '');
}
