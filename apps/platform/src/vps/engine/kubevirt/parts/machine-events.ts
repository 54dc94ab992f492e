import { EventEmitter, on } from 'node:events';
import type { EngineEvent } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import type { KubeChange } from '../../../../kubernetes/kube-resource.js';
import { instanceLabels, LABEL } from '../kubevirt-settings.js';
import { isRun } from './machine-power.js';

type Machine = Awaited<ReturnType<Cluster['machines']['get']>>;
type Instance = Awaited<ReturnType<Cluster['instances']['get']>>;

/** What happens to machines, as two watches tell it: one of what there is, one of what runs. */
export async function* followMachines(
  { machines, instances, settings }: Cluster,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  if (signal.aborted) return;
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const query = { labels: instanceLabels(settings) };
  const heard = new EventEmitter();
  const events = on(heard, 'event', { signal: either });
  const known = new KnownMachines((event) => heard.emit('event', event));
  const following = Promise.all([
    pass(machines.follow(query, either), (change) => known.machines(change)),
    pass(instances.follow(query, either), (change) => known.runs(change)),
  ]).catch((error: unknown) => heard.emit('error', error));
  try {
    for await (const [event] of events as AsyncIterable<[EngineEvent]>) yield event;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    ended.abort();
    heard.on('error', () => undefined);
    await following;
  }
}

async function pass<T>(
  changes: AsyncGenerator<KubeChange<T>>,
  see: (change: KubeChange<T>) => void,
): Promise<void> {
  for await (const change of changes) see(change);
}

/** What was seen last, so that a list tells what was missed. */
class KnownMachines {
  readonly #ids = new Map<string, string>();
  readonly #running = new Set<string>();
  #isFirst = true;

  constructor(private readonly told: (event: EngineEvent) => void) {}

  machines(change: KubeChange<Machine>): void {
    if (change.kind === 'gone') return this.#gone(nameOf(change.object));
    const seen = change.kind === 'listed' ? change.objects : [change.object];
    for (const one of seen)
      this.#ids.set(nameOf(one), one.metadata?.annotations?.[`${LABEL}/id`] ?? '');
    if (change.kind !== 'listed') return;
    const there = new Set(seen.map(nameOf));
    for (const name of this.#ids.keys()) if (!there.has(name)) this.#gone(name);
  }

  runs(change: KubeChange<Instance>): void {
    if (change.kind === 'gone') return this.#set(nameOf(change.object), false);
    const seen = change.kind === 'listed' ? change.objects : [change.object];
    const isFirst = this.#isFirst;
    for (const one of seen) {
      const isUp = isRun(one) && one.status?.phase === 'Running';
      if (isUp && isFirst && change.kind === 'listed') this.#running.add(nameOf(one));
      else if (isUp || !isRun(one)) this.#set(nameOf(one), isUp);
    }
    if (change.kind !== 'listed') return;
    this.#isFirst = false;
    const there = new Set(seen.map(nameOf));
    for (const name of this.#running) if (!there.has(name)) this.#set(name, false);
  }

  #tell(id: string, kind: EngineEvent['kind']): void {
    this.told({ id, kind, at: new Date() });
  }

  #gone(name: string): void {
    const id = this.#ids.get(name);
    this.#ids.delete(name);
    this.#running.delete(name);
    if (id !== undefined) this.#tell(id, 'deleted');
  }

  #set(name: string, isUp: boolean): void {
    if (this.#running.has(name) === isUp) return;
    if (isUp) this.#running.add(name);
    else this.#running.delete(name);
    const id = this.#ids.get(name) ?? idOf(name);
    this.#tell(id, isUp ? 'started' : 'stopped');
  }
}

/** The id behind a name, for a run that is heard of before its machine. */
function idOf(name: string): string {
  return name.replace('-', '_');
}

function nameOf({ metadata }: { metadata?: { name?: string } }): string {
  return metadata?.name ?? '';
}
