/** Where images of apps are kept for a cluster. */
export interface AppRegistry {
  /** Host, with a port where it is not the usual one, and a path below which repositories are made. */
  readonly name: string;
  /** Who pushes. */
  readonly credentials?: { readonly username: string; readonly password: string };
  /** Who pulls, when that is somebody else. */
  readonly pullCredentials?: { readonly username: string; readonly password: string };
}

/** What the replicas of one project may use together. */
export interface ProjectQuota {
  readonly pods: number;
  readonly cpu: number;
  readonly memoryMb: number;
}

/** What the runtime of a cluster is given. */
export interface KubernetesSettings {
  /** File that names the cluster; where kubectl looks, or the pod's own account, when absent. */
  readonly kubeconfig?: string;
  /** What names of namespaces begin with. */
  readonly namespacePrefix: string;
  /** Namespaces and networks that edge and platform call replicas from. */
  readonly callers: readonly string[];
  /** Private networks that apps may reach all the same. */
  readonly egressAllowCidrs: readonly string[];
  /** Namespace of managed databases, when they are in the cluster too. */
  readonly databaseNamespace?: string;
  readonly quota: ProjectQuota;
  /** How long a replica may take until its process runs, its image fetched. */
  readonly startTimeoutMs: number;
  /** Without one, only images that others have built are run. */
  readonly registry?: AppRegistry;
  /** What images of apps are packed on, chosen by the operator. */
  readonly baseImage?: string;
  /** RuntimeClass that isolates pods more, such as gVisor's; the usual one of nodes when absent. */
  readonly runtimeClass?: string;
}
