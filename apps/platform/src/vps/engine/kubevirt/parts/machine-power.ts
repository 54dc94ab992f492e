import { ComputeFailure } from '../../compute-failure.js';
import { unless } from '../../../../kubernetes/kube-failures.js';
import type { ObservedServer, Power } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { LABEL } from '../kubevirt-settings.js';

type Machine = Awaited<ReturnType<Cluster['machines']['get']>>;
type Instance = Awaited<ReturnType<Cluster['instances']['get']>>;

const START_MS = 300_000;
const STOP_MS = 60_000;
/** What a machine's run is in when it is over. */
const OVER = new Set(['Succeeded', 'Failed']);

/** Whether a run of a machine goes on. */
export function isRun(instance: Instance | undefined): boolean {
  return instance !== undefined && !OVER.has(instance.status?.phase ?? '');
}

/** A machine as an engine tells of it. */
export function observed(machine: Machine, instance: Instance | undefined): ObservedServer {
  const { annotations = {}, name: ref = '' } = machine.metadata ?? {};
  const location = instance?.status?.nodeName;
  return {
    id: annotations[`${LABEL}/id`] ?? '',
    ref,
    power: powerOf(instance),
    ...(location === undefined ? {} : { location }),
  };
}

function powerOf(instance: Instance | undefined): Power {
  if (!isRun(instance)) return 'stopped';
  const { phase, conditions = [] } = instance?.status ?? {};
  if (phase === 'Unknown') return 'unknown';
  const isPaused = conditions.some(({ type, status }) => type === 'Paused' && status === 'True');
  return isPaused ? 'paused' : 'running';
}

/** Switches machines of a cluster on and off. */
export class MachinePower {
  constructor(private readonly cluster: Cluster) {}

  async start(ref: string, signal?: AbortSignal): Promise<void> {
    const { client, instances, machines } = this.cluster;
    await machines.get(ref);
    const before = await instances.find(ref);
    // The next start is refused while the run before is still cleared away.
    if (before && !isRun(before)) await this.#cleared(ref, before.metadata?.uid);
    if (!isRun(before)) {
      const path = this.cluster.subresource('virtualmachines', ref, 'start');
      await client.json(path, { method: 'PUT', body: {} }).catch(whenAlready('running'));
    }
    const run = await instances.until(
      ref,
      (instance) =>
        instance?.status?.phase === 'Running' || OVER.has(instance?.status?.phase ?? ''),
      { timeoutMs: START_MS, ...(signal ? { signal } : {}) },
    );
    if (run?.status?.phase === 'Running') return;
    const why = run?.status?.reason ?? run?.status?.phase;
    throw new ComputeFailure('failed', 'The server ended as soon as it was started.', why);
  }

  async stop(ref: string, o: { graceMs: number; isForced: boolean }): Promise<void> {
    const { instances, machines } = this.cluster;
    await machines.get(ref);
    const run = await instances.find(ref);
    if (!isRun(run)) return;
    const graceMs = o.isForced ? 0 : o.graceMs;
    await this.#ask(ref, graceMs);
    const isOff = await this.#ended(ref, run?.metadata?.uid, graceMs + STOP_MS).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ComputeFailure && error.code === 'timed_out') return false;
        throw error;
      },
    );
    if (isOff) return;
    await this.#ask(ref, 0);
    await this.#ended(ref, run?.metadata?.uid, STOP_MS);
  }

  async #ask(ref: string, graceMs: number): Promise<void> {
    const path = this.cluster.subresource('virtualmachines', ref, 'stop');
    const body = { gracePeriod: Math.ceil(graceMs / 1000) };
    await this.cluster.client.json(path, { method: 'PUT', body }).catch(whenAlready('not running'));
  }

  async #ended(ref: string, uid: string | undefined, timeoutMs: number): Promise<void> {
    const { instances } = this.cluster;
    const isOver = (now: Instance | undefined) => !isRun(now) || now?.metadata?.uid !== uid;
    await instances.until(ref, isOver, { timeoutMs });
  }

  async #cleared(ref: string, uid: string | undefined): Promise<void> {
    const { instances } = this.cluster;
    // With the strategy `Manual` a run that ended by itself stays until it is removed.
    await instances.delete(ref);
    await instances.until(ref, (now) => now?.metadata?.uid !== uid, { timeoutMs: STOP_MS });
  }
}

/** KubeVirt answers 409 when there is nothing to do, in words that versions share. */
function whenAlready(state: string): (error: unknown) => undefined {
  return (error) => {
    const isSo = error instanceof ComputeFailure && error.engineMessage?.includes(state) === true;
    if (!isSo) throw error;
    return unless(409)(error);
  };
}
