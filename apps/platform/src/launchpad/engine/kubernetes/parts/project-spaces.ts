import { isRefused } from '../../../../kubernetes/kube-failures.js';
import { type Cluster, MANAGER } from '../cluster.js';
import { instanceLabels, LABEL } from '../manifests/labels.js';
import { labelValue } from '../manifests/names.js';
import { networkPolicies } from '../manifests/network-policies.js';
import {
  appAccount,
  namespaceName,
  projectNamespace,
  projectQuota,
  pullSecret,
} from '../manifests/project-space.js';

/** Namespaces of projects, each closed, bounded and without rights. */
export class ProjectSpaces {
  readonly #ready = new Map<string, Promise<string>>();

  constructor(
    private readonly instance: string,
    private readonly cluster: () => Promise<Cluster>,
  ) {}

  /** The namespace of a project, made when it is not there. */
  async ensure(projectId: string): Promise<string> {
    let ready = this.#ready.get(projectId);
    if (!ready) {
      ready = this.#make(projectId);
      this.#ready.set(projectId, ready);
      ready.catch(() => this.#ready.delete(projectId));
    }
    return ready;
  }

  /** Has the next one look again, when something was refused that should be there. */
  forget(projectId: string, error: unknown): void {
    if (isRefused(error, { status: 404 }) || isRefused(error, { status: 403 })) {
      this.#ready.delete(projectId);
    }
  }

  async #make(projectId: string): Promise<string> {
    const cluster = await this.cluster();
    const { namespacePrefix, quota, registry } = cluster.settings;
    const labels = {
      ...instanceLabels(this.instance),
      [`${LABEL}/project`]: labelValue(projectId),
    };
    const name = namespaceName(namespacePrefix, this.instance, projectId);
    await cluster.namespaces.apply(projectNamespace(name, projectId, labels), MANAGER);
    const { policies, quotas, accounts, secrets } = cluster.in(name);
    // Nothing may run before the doors are closed.
    for (const policy of networkPolicies(name, labels, cluster.settings)) {
      await policies.apply(policy, MANAGER);
    }
    await quotas.apply(projectQuota(name, labels, quota), MANAGER);
    await accounts.apply(appAccount(name, labels), MANAGER);
    if (registry) await secrets.apply(pullSecret(name, labels, registry), MANAGER);
    return name;
  }
}
