import { KeyedMutex } from '../../../../vps/engine/keyed-mutex.js';
import { type ReplicaSpec, WEB } from '../../runtime.driver.js';
import { type Cluster, MANAGER } from '../cluster.js';
import { appBudget, appService } from '../manifests/app-service.js';
import { appLabels } from '../manifests/labels.js';
import { objectName } from '../manifests/names.js';

/** Where an app is, and which replicas take its requests. */
interface Served {
  readonly namespace: string;
  readonly replicas: Set<string>;
}

/** The name of each app in its project, and that no node is emptied of all of its replicas at once. */
export class AppServices {
  readonly #served = new Map<string, Served>();
  readonly #changing = new KeyedMutex();

  constructor(
    private readonly instance: string,
    private readonly cluster: () => Promise<Cluster>,
  ) {}

  /** A replica is about to start. */
  async add(spec: ReplicaSpec, namespace: string): Promise<void> {
    const { appId, replicaId, process = WEB, isOneOff = false } = spec;
    if (process !== WEB || isOneOff) return;
    const served = this.#served.get(appId) ?? { namespace, replicas: new Set() };
    this.#served.set(appId, served);
    served.replicas.add(replicaId);
    await this.#fit(appId, served);
  }

  /** A replica has ended, or never began. */
  async remove(replicaId: string): Promise<void> {
    for (const [appId, served] of this.#served) {
      if (served.replicas.delete(replicaId)) await this.#fit(appId, served);
    }
  }

  /** Makes what an app of this width has, or takes it away; of several calls the last one decides. */
  #fit(appId: string, served: Served): Promise<void> {
    return this.#changing.run(appId, async () => {
      const { namespace, replicas } = served;
      const { services, budgets } = (await this.cluster()).in(namespace);
      const name = objectName(appId);
      const labels = appLabels(this.instance, appId, WEB);
      if (replicas.size > 0) await services.apply(appService(name, namespace, labels), MANAGER);
      else await services.delete(name);
      // One that must never go would keep its node from being emptied for good.
      if (replicas.size > 1) await budgets.apply(appBudget(name, namespace, labels), MANAGER);
      else await budgets.delete(name);
      if (replicas.size === 0 && this.#served.get(appId) === served) this.#served.delete(appId);
    });
  }
}
