import { isDeepStrictEqual } from 'node:util';
import type { KubeClient } from '../../kubernetes/kube-client.js';
import { type KubeObject, KubeResource } from '../../kubernetes/kube-resource.js';
import { MANAGER } from '../engine/kubernetes/cluster.js';
import { instanceLabels } from '../engine/kubernetes/manifests/labels.js';
import type { GatewaySettings } from './gateway.config.js';
import { httpRoute, MOST_HOSTS } from './http-route.js';

/** A route as it is read back. */
interface SeenRoute extends KubeObject {
  readonly metadata?: KubeObject['metadata'] & { readonly generation?: number };
  readonly spec?: { readonly hostnames?: readonly string[] };
  readonly status?: {
    readonly parents?: readonly {
      readonly conditions?: readonly {
        readonly type: string;
        readonly status: string;
        readonly message?: string;
        readonly observedGeneration?: number;
      }[];
    }[];
  };
}

/** A route that a gateway does not take. */
export interface RefusedRoute {
  readonly name: string;
  readonly why: string;
}

/** The routes of all apps, in one namespace of a cluster. */
export class GatewayRoutes {
  readonly #routes: KubeResource<SeenRoute>;

  constructor(
    client: KubeClient,
    private readonly instance: string,
    private readonly settings: GatewaySettings,
  ) {
    const { namespace } = settings.backend;
    const path = `apis/gateway.networking.k8s.io/v1/namespaces/${namespace}/httproutes`;
    this.#routes = new KubeResource<SeenRoute>(client, path);
  }

  /** Has the gateway lead to exactly these names. @returns what it said of routes that stood before */
  async sync(hostsByApp: ReadonlyMap<string, readonly string[]>): Promise<RefusedRoute[]> {
    const labels = instanceLabels(this.instance);
    const present = new Map(
      (await this.#routes.list({ labels })).map((route) => [route.metadata?.name ?? '', route]),
    );
    const refused = [...present].flatMap(([name, route]) => refusal(name, route));
    for (const wanted of this.#wanted(hostsByApp)) {
      const before = present.get(wanted.metadata.name);
      present.delete(wanted.metadata.name);
      // The cluster fills in more than we say.
      if (isDeepStrictEqual(before?.spec?.hostnames, wanted.spec.hostnames)) continue;
      await this.#routes.apply(wanted, MANAGER);
    }
    for (const name of present.keys()) await this.#routes.delete(name);
    return refused;
  }

  #wanted(hostsByApp: ReadonlyMap<string, readonly string[]>) {
    return [...hostsByApp].flatMap(([appId, hosts]) => {
      const sorted = [...new Set(hosts)].toSorted();
      const parts = Math.ceil(sorted.length / MOST_HOSTS);
      return Array.from({ length: parts }, (_, part) => {
        const own = sorted.slice(part * MOST_HOSTS, (part + 1) * MOST_HOSTS);
        return httpRoute(this.instance, this.settings, { appId, part, hosts: own });
      });
    });
  }
}

/** What a gateway has against a route, as long as it speaks of the route as it is now. */
function refusal(name: string, { metadata, status }: SeenRoute): RefusedRoute[] {
  const generation = metadata?.generation ?? 0;
  const conditions = (status?.parents ?? []).flatMap((parent) => parent.conditions ?? []);
  return conditions
    .filter(({ observedGeneration = 0 }) => observedGeneration >= generation)
    .filter(({ type, status: is }) => /^(?:Accepted|ResolvedRefs)$/.test(type) && is === 'False')
    .map(({ type, message = type }) => ({ name, why: message }));
}
