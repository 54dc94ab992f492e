import type { V1beta1DataVolume } from '@kubevirt-ui-ext/kubevirt-api/containerized-data-importer';
import type { KubevirtSettings } from '../kubevirt-settings.js';
import { instanceLabels } from '../kubevirt-settings.js';

type Source = NonNullable<V1beta1DataVolume['spec']['source']>;

/** A disk of the cluster: where its content is from, and how large it is, such as `10Gi`. */
export interface WantedDisk {
  readonly name: string;
  readonly source: Source;
  readonly size?: string;
  readonly labels?: Record<string, string>;
  readonly annotations?: Record<string, string>;
}

/** Makes the disk at once, also where storage usually waits for the first machine that uses it. */
const AT_ONCE = { 'cdi.kubevirt.io/storage.bind.immediate.requested': 'true' };

export function diskManifest(settings: KubevirtSettings, wanted: WantedDisk) {
  const { name, source, size, labels, annotations } = wanted;
  const { storageClass } = settings;
  return {
    apiVersion: 'cdi.kubevirt.io/v1beta1',
    kind: 'DataVolume',
    metadata: {
      name,
      labels: { ...instanceLabels(settings), ...labels },
      annotations: { ...AT_ONCE, ...annotations },
    },
    spec: {
      source,
      storage: {
        ...(size === undefined ? {} : { resources: { requests: { storage: size } } }),
        ...(storageClass === undefined ? {} : { storageClassName: storageClass }),
      },
    },
  } satisfies V1beta1DataVolume;
}
