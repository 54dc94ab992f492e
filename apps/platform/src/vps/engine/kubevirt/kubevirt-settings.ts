/** What a KubeVirt engine of one installation is given. */
export interface KubevirtSettings {
  /** Six hex digits that keep installations in one cluster apart. */
  readonly instance: string;
  /** File that names the cluster; where kubectl looks, or the pod's own account, when absent. */
  readonly kubeconfig?: string;
  /** Namespace that servers are in; it must be there. */
  readonly namespace: string;
  /** Storage class of disks; the cluster's default when absent. */
  readonly storageClass?: string;
  /** Address that disks are uploaded to; what CDI says of itself when absent. */
  readonly uploadUrl?: string;
}

/** What the labels of everything that is ours begin with. */
export const LABEL = 'skydeck.dev';

/** Labels that everything of an installation carries. */
export function instanceLabels({ instance }: KubevirtSettings): Record<string, string> {
  return { [`${LABEL}/instance`]: instance };
}
