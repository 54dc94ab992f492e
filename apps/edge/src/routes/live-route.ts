import type { Replica } from '../proxy/replica.js';
import type { ReplicaRegistry } from '../proxy/replica-registry.js';
import { CompiledRules } from '../rules/compiled-rules.js';
import type { AppStats } from '../stats/app-stats.js';
import { StaticSite } from '../static-site/static-site.js';
import type { Route } from './route.schema.js';

/** A route in use: its description and what serves it. Never changed, only replaced. */
export class LiveRoute {
  readonly replicas: readonly Replica[];
  readonly site: StaticSite | undefined;
  readonly rules: CompiledRules | undefined;
  readonly #registry: ReplicaRegistry;
  #turn = 0;

  constructor(
    readonly route: Route,
    readonly stats: AppStats,
    registry: ReplicaRegistry,
  ) {
    this.#registry = registry;
    this.replicas = (route.targets ?? []).map((target) => registry.acquire(target));
    this.rules = route.rules && new CompiledRules(route.rules);
    this.site = route.static && new StaticSite(route.static);
  }

  /** Whether its app sleeps: requests wait until the platform has woken it. */
  get isAsleep(): boolean {
    return this.route.wakes === true && this.site === undefined && this.replicas.length === 0;
  }

  /**
   * The replica with the fewest requests in flight among those not tried yet. One that lately
   * refused connections is taken only when no other is left.
   */
  pick(tried?: ReadonlySet<Replica>): Replica | undefined {
    const now = performance.now();
    const count = this.replicas.length;
    const turn = this.#turn++;
    let best: Replica | undefined;
    for (let step = 0; step < count; step++) {
      const replica = this.replicas[(turn + step) % count]!;
      if (tried?.has(replica)) continue;
      if (best === undefined || isBetter(replica, best, now)) best = replica;
    }
    return best;
  }

  /** Gives the replicas back; those that no other route uses close once they are idle. */
  release(): void {
    for (const replica of this.replicas) this.#registry.release(replica);
  }
}

function isBetter(one: Replica, other: Replica, now: number): boolean {
  const oneDown = one.isDown(now);
  if (oneDown !== other.isDown(now)) return !oneDown;
  return one.inflight < other.inflight;
}
