import type { IBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Backup';
import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import type { IDatabase } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Database';
import type { IPooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import type { IScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import type {
  IoK8sApiBatchV1Job,
  IoK8sApiCoreV1Pod,
  IoK8sApiCoreV1Secret,
  IoK8sApiNetworkingV1NetworkPolicy,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { KubeClient } from '../../../kubernetes/kube-client.js';
import { type KubeObject, KubeResource } from '../../../kubernetes/kube-resource.js';
import { isRefused } from '../../../kubernetes/kube-failures.js';
import { clusterFailures } from '../../../launchpad/engine/kubernetes/cluster-failure.js';
import type { KubernetesSettings } from './kubernetes-settings.js';
import type { ObjectStoreManifest } from './manifests/object-store.js';

/** Who speaks for the fields that we write. */
export const MANAGER = 'databases';
/** API of the operator. */
export const CNPG = 'postgresql.cnpg.io/v1';
/** API of its plugin that archives. */
export const BARMAN = 'barmancloud.cnpg.io/v1';

const MOST_TRIES = 10;

/** An event of the cluster, as far as it is told on. */
export interface ClusterEvent extends KubeObject {
  readonly type?: string;
  readonly reason?: string;
  readonly message?: string;
  readonly lastTimestamp?: string | null;
  readonly eventTime?: string | null;
  readonly involvedObject?: { readonly name?: string };
}

/** What the driver uses of a cluster: objects of one namespace. */
export class DatabaseCluster {
  readonly clusters: KubeResource<ICluster>;
  readonly databases: KubeResource<IDatabase>;
  readonly poolers: KubeResource<IPooler>;
  readonly backups: KubeResource<IBackup>;
  readonly schedules: KubeResource<IScheduledBackup>;
  readonly stores: KubeResource<ObjectStoreManifest>;
  readonly secrets: KubeResource<IoK8sApiCoreV1Secret>;
  readonly pods: KubeResource<IoK8sApiCoreV1Pod>;
  readonly events: KubeResource<ClusterEvent>;
  readonly jobs: KubeResource<IoK8sApiBatchV1Job>;
  readonly policies: KubeResource<IoK8sApiNetworkingV1NetworkPolicy>;

  private constructor(
    readonly client: KubeClient,
    readonly settings: KubernetesSettings,
  ) {
    const of = <T extends KubeObject>(group: string, plural: string): KubeResource<T> =>
      new KubeResource<T>(client, `${group}/namespaces/${settings.namespace}/${plural}`);
    this.clusters = of(`apis/${CNPG}`, 'clusters');
    this.databases = of(`apis/${CNPG}`, 'databases');
    this.poolers = of(`apis/${CNPG}`, 'poolers');
    this.backups = of(`apis/${CNPG}`, 'backups');
    this.schedules = of(`apis/${CNPG}`, 'scheduledbackups');
    this.stores = of(`apis/${BARMAN}`, 'objectstores');
    this.secrets = of('api/v1', 'secrets');
    this.pods = of('api/v1', 'pods');
    this.events = of('api/v1', 'events');
    this.jobs = of('apis/batch/v1', 'jobs');
    this.policies = of('apis/networking.k8s.io/v1', 'networkpolicies');
  }

  /** @throws ClusterFailure when there is no configuration that names a cluster */
  static async open(settings: KubernetesSettings): Promise<DatabaseCluster> {
    const client = await KubeClient.open(settings, clusterFailures).catch((error: unknown) => {
      throw clusterFailures.lost(error);
    });
    return new DatabaseCluster(client, settings);
  }

  /** Writes an object as we want it; again when somebody else wrote at the same moment. */
  async apply<T extends KubeObject>(resource: KubeResource<T>, body: T): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await resource.apply(body, MANAGER);
      } catch (error) {
        if (!isRefused(error, { reason: 'Conflict' }) || tries === MOST_TRIES) throw error;
      }
    }
  }
}
