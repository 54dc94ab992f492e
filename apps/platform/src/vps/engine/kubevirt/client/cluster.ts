import type { V1beta1DataVolume } from '@kubevirt-ui-ext/kubevirt-api/containerized-data-importer';
import type {
  IoK8sApiCoreV1PersistentVolumeClaim,
  IoK8sApiCoreV1Pod,
  IoK8sApiCoreV1Secret,
  IoK8sApiNetworkingV1NetworkPolicy,
} from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type {
  V1VirtualMachine,
  V1VirtualMachineInstance,
  V1beta1VirtualMachineExport,
  V1beta1VirtualMachineRestore,
  V1beta1VirtualMachineSnapshot,
  V1beta1VirtualMachineSnapshotContent,
} from '@kubevirt-ui-ext/kubevirt-api/kubevirt';
import { KubeClient } from '../../../../kubernetes/kube-client.js';
import { type KubeObject, KubeResource } from '../../../../kubernetes/kube-resource.js';
import type { KubevirtSettings } from '../kubevirt-settings.js';
import { computeFailures } from './kube-failure.js';

/** KubeVirt's protocol for plain bytes. */
export const PLAIN = 'plain.kubevirt.io';

/** What we use of a cluster. */
export class Cluster {
  readonly machines: KubeResource<V1VirtualMachine>;
  readonly instances: KubeResource<V1VirtualMachineInstance>;
  readonly disks: KubeResource<V1beta1DataVolume>;
  readonly claims: KubeResource<IoK8sApiCoreV1PersistentVolumeClaim>;
  readonly secrets: KubeResource<IoK8sApiCoreV1Secret>;
  readonly pods: KubeResource<IoK8sApiCoreV1Pod>;
  readonly policies: KubeResource<IoK8sApiNetworkingV1NetworkPolicy>;
  readonly snapshots: KubeResource<V1beta1VirtualMachineSnapshot>;
  readonly contents: KubeResource<V1beta1VirtualMachineSnapshotContent>;
  readonly restores: KubeResource<V1beta1VirtualMachineRestore>;
  readonly exports: KubeResource<V1beta1VirtualMachineExport>;

  constructor(
    readonly client: KubeClient,
    readonly settings: KubevirtSettings,
  ) {
    const of = <T extends KubeObject>(group: string, plural: string): KubeResource<T> =>
      new KubeResource<T>(client, `${group}/namespaces/${settings.namespace}/${plural}`);
    this.machines = of('apis/kubevirt.io/v1', 'virtualmachines');
    this.instances = of('apis/kubevirt.io/v1', 'virtualmachineinstances');
    this.disks = of('apis/cdi.kubevirt.io/v1beta1', 'datavolumes');
    this.claims = of('api/v1', 'persistentvolumeclaims');
    this.secrets = of('api/v1', 'secrets');
    this.pods = of('api/v1', 'pods');
    this.policies = of('apis/networking.k8s.io/v1', 'networkpolicies');
    this.snapshots = of('apis/snapshot.kubevirt.io/v1beta1', 'virtualmachinesnapshots');
    this.contents = of('apis/snapshot.kubevirt.io/v1beta1', 'virtualmachinesnapshotcontents');
    this.restores = of('apis/snapshot.kubevirt.io/v1beta1', 'virtualmachinerestores');
    this.exports = of('apis/export.kubevirt.io/v1beta1', 'virtualmachineexports');
  }

  static async open(settings: KubevirtSettings): Promise<Cluster> {
    return new Cluster(await KubeClient.open(settings, computeFailures), settings);
  }

  /** Where a verb on a machine is asked for; `of` an instance is one that runs. */
  subresource(of: 'virtualmachines' | 'virtualmachineinstances', name: string, verb: string) {
    const { namespace } = this.settings;
    return `apis/subresources.kubevirt.io/v1/namespaces/${namespace}/${of}/${name}/${verb}`;
  }
}
