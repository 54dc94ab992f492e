import { EdgeErrors } from '../edge.errors.js';
import type { ReplicaRegistry } from '../proxy/replica-registry.js';
import type { StatsRegistry } from '../stats/stats-registry.js';
import { wildcardOf } from './host-name.js';
import { LiveRoute } from './live-route.js';
import type { Route, Snapshot } from './route.schema.js';
import { VersionFloor } from './version-floor.js';

/** Which route serves which host. A switch is one write to a map: no connection notices. */
export class RouteTable {
  readonly #live = new Map<string, LiveRoute>();
  readonly #floor = new VersionFloor();
  readonly #replicas: ReplicaRegistry;
  readonly #stats: StatsRegistry;
  #version = 0;
  #wildcards = 0;
  /** Told of every host whose route has changed or gone. */
  onChange: (host: string, live: LiveRoute | undefined) => void = () => undefined;

  constructor(replicas: ReplicaRegistry, stats: StatsRegistry) {
    this.#replicas = replicas;
    this.#stats = stats;
  }

  /** Version of the last snapshot that was taken over. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#live.size;
  }

  /** The route of a host, in the form that `hostNameOf` gives. */
  find(host: string): LiveRoute | undefined {
    return this.#live.get(host) ?? (this.#wildcards > 0 ? this.#byWildcard(host) : undefined);
  }

  list(): Route[] {
    return [...this.#live.values()].map(({ route }) => route);
  }

  toSnapshot(): Snapshot {
    return { version: this.#version, routes: this.list() };
  }

  /** The versions below which nothing is accepted, also for hosts that are gone. */
  get floor(): VersionFloor {
    return this.#floor;
  }

  /**
   * Puts a route in place of the host's present one.
   * @throws `edge.stale_version` when a newer version of the app's route was seen before
   */
  put(route: Route): void {
    const floor = this.#floor.of(route.host, ownerOf(route));
    if (floor !== undefined && route.version < floor) throw stale('version', route.version, floor);
    this.#swap(route);
  }

  /**
   * Takes the route of a host away.
   * @param version refuses when the present route is newer, and later refuses what is older
   * @throws `edge.route_not_found` when the host has no route
   * @throws `edge.stale_version` when the present route is newer
   */
  remove(host: string, version?: number): void {
    const live = this.#live.get(host);
    if (!live) throw EdgeErrors.route_not_found();
    if (version !== undefined && version < live.route.version) {
      throw stale('version', version, live.route.version);
    }
    this.#floor.raise(host, ownerOf(live.route), version ?? live.route.version);
    this.#drop(host, live);
  }

  /**
   * Takes over a full snapshot. A single host whose present route is newer keeps it, as the
   * snapshot was read before that change.
   * @returns the hosts that kept their route
   * @throws `edge.stale_version` when a newer snapshot was taken over before
   */
  replaceAll(snapshot: Snapshot): string[] {
    if (snapshot.version < this.#version) throw stale('version', snapshot.version, this.#version);
    this.#version = snapshot.version;
    const kept: string[] = [];
    const wanted = new Set(snapshot.routes.map(({ host }) => host));
    for (const [host, live] of this.#live) if (!wanted.has(host)) this.#drop(host, live);
    for (const route of snapshot.routes) {
      const floor = this.#floor.of(route.host, ownerOf(route));
      if (floor !== undefined && route.version < floor) kept.push(route.host);
      else this.#swap(route);
    }
    return kept;
  }

  /** A visitor's own `*` is no name; the wildcard stands for one label. */
  #byWildcard(host: string): LiveRoute | undefined {
    return host.startsWith('*') ? undefined : this.#live.get(wildcardOf(host));
  }

  #swap(route: Route): void {
    const old = this.#live.get(route.host);
    if (!old && route.host.startsWith('*.')) this.#wildcards++;
    // The new route takes its replicas before the old one lets go, so that shared ones stay warm.
    const live = new LiveRoute(route, this.#stats.acquire(ownerOf(route)), this.#replicas);
    this.#live.set(route.host, live);
    this.#floor.raise(route.host, ownerOf(route), route.version);
    this.onChange(route.host, live);
    if (!old) return;
    const owner = ownerOf(old.route);
    // The host has changed hands: a late message of the former owner must not take it back.
    if (owner !== ownerOf(route)) this.#floor.raise(route.host, owner, old.route.version + 1);
    this.#letGo(old);
  }

  #drop(host: string, live: LiveRoute): void {
    this.#live.delete(host);
    if (host.startsWith('*.')) this.#wildcards--;
    this.onChange(host, undefined);
    this.#letGo(live);
  }

  #letGo(live: LiveRoute): void {
    live.release();
    this.#stats.release(live.stats);
  }
}

function ownerOf(route: Route): string {
  return route.app_id ?? route.service ?? '';
}

function stale(field: string, given: number, present: number) {
  return EdgeErrors.stale_version({
    issues: [
      {
        location: `body.${field}`,
        code: 'stale',
        message: `is ${given}, but ${present} is the oldest that is accepted`,
      },
    ],
  });
}
