import type {
  IoK8sApiBatchV1Job,
  IoK8sApiCoreV1Namespace,
  IoK8sApiCoreV1Pod,
  IoK8sApiCoreV1ResourceQuota,
  IoK8sApiCoreV1Secret,
  IoK8sApiCoreV1Service,
  IoK8sApiCoreV1ServiceAccount,
  IoK8sApiNetworkingV1NetworkPolicy,
  IoK8sApiPolicyV1PodDisruptionBudget,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { KubeClient } from '../../../kubernetes/kube-client.js';
import { type KubeObject, KubeResource } from '../../../kubernetes/kube-resource.js';
import { clusterFailures } from './cluster-failure.js';
import type { KubernetesSettings } from './kubernetes-settings.js';

/** Who speaks for the fields that we write. */
export const MANAGER = 'launchpad';

/** What we use of a cluster. */
export class Cluster {
  readonly namespaces: KubeResource<IoK8sApiCoreV1Namespace>;
  /** The pods of all namespaces, to be listed and followed. */
  readonly everyPod: KubeResource<IoK8sApiCoreV1Pod>;

  constructor(
    readonly client: KubeClient,
    readonly settings: KubernetesSettings,
  ) {
    this.namespaces = new KubeResource(client, 'api/v1/namespaces');
    this.everyPod = new KubeResource(client, 'api/v1/pods');
  }

  static async open(settings: KubernetesSettings): Promise<Cluster> {
    return new Cluster(await KubeClient.open(settings, clusterFailures), settings);
  }

  /** What there is in one namespace. */
  in(namespace: string) {
    const of = <T extends KubeObject>(group: string, plural: string): KubeResource<T> =>
      new KubeResource<T>(this.client, `${group}/namespaces/${namespace}/${plural}`);
    return {
      pods: of<IoK8sApiCoreV1Pod>('api/v1', 'pods'),
      secrets: of<IoK8sApiCoreV1Secret>('api/v1', 'secrets'),
      services: of<IoK8sApiCoreV1Service>('api/v1', 'services'),
      accounts: of<IoK8sApiCoreV1ServiceAccount>('api/v1', 'serviceaccounts'),
      quotas: of<IoK8sApiCoreV1ResourceQuota>('api/v1', 'resourcequotas'),
      jobs: of<IoK8sApiBatchV1Job>('apis/batch/v1', 'jobs'),
      policies: of<IoK8sApiNetworkingV1NetworkPolicy>(
        'apis/networking.k8s.io/v1',
        'networkpolicies',
      ),
      budgets: of<IoK8sApiPolicyV1PodDisruptionBudget>('apis/policy/v1', 'poddisruptionbudgets'),
    };
  }
}
