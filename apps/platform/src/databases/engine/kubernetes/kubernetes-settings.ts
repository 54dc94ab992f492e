/** A bucket that base backups and the log are archived in. */
export interface ArchiveBucket {
  /** Address of the S3 server as the cluster reaches it; AWS when not given. */
  readonly endpoint?: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What the driver needs to know of the cluster that it makes databases in. */
export interface KubernetesSettings {
  /** Name of this installation among others in the cluster: six lower-case hex digits. */
  readonly instance: string;
  /** File that names the cluster; where kubectl looks, or the pod's own account, when absent. */
  readonly kubeconfig?: string;
  /** Namespace that all servers of databases are in; it must be there. */
  readonly namespace: string;
  /** The usual one of the cluster when absent. */
  readonly storageClass?: string;
  /** Servers of each instance: a primary, and standbys that take over. */
  readonly replicas: number;
  /** Versions that are offered, the usual one first. */
  readonly majors: readonly number[];
  /** Image of a version, with `{major}` where it stands. */
  readonly image: string;
  /** Namespaces and networks that the platform and others call from, beside apps. */
  readonly callers: readonly string[];
  /** Namespace of the operator. */
  readonly operatorNamespace: string;
  /** Without one nothing is archived, and no moment is gone back to. */
  readonly archive?: ArchiveBucket;
  /** How long a server may take until it answers. */
  readonly startTimeoutMs: number;
  /** How often servers are asked whether they are ready. Default a second. */
  readonly pollMs?: number;
  /** How often sizes are held to their limits. Default 15 seconds. */
  readonly limitMs?: number;
  /** Where a Service is reached, if not by its name in the cluster. */
  readonly addressOf?: (service: string) => Promise<{ host: string; port: number }>;
}
