import type { KubernetesSettings } from './kubernetes/kubernetes-settings.js';
import type { HostPorts } from './network/firewall-rules.js';

/** What the drivers need to know about the installation. */
export interface EngineOptions {
  /** `SKYDECK_HOME/launchpad`; its parents must be traversable for other users when running as root. */
  dir: string;
  /** Name of this installation in cgroups, bridges and network namespaces: six lower-case hex digits. */
  instance: string;
  /** Private network of builds and replicas, a /16 to /24 such as `10.91.0.0/16`. Default: the first free one. */
  runtimeCidr?: string;
  /** Otherwise refused networks that builds and replicas may reach, such as a private registry's. */
  egressAllowCidrs?: readonly string[];
  /** Ports of the host's bridge address that replicas may reach, such as a tenant database's. */
  allowHostPorts?: readonly HostPorts[];
  /** Unix socket of a Docker Engine API (Docker, `podman system service`). */
  engineSocket?: string;
  /** The cluster that replicas run in, when one was chosen. */
  kubernetes?: KubernetesSettings | undefined;
  /**
   * Run the `prune` step of plans. Default false: it takes longer than it saves, while the packages lie
   * on the disk once, shared with the dependency cache.
   */
  prune?: boolean;
  /**
   * Work without root, in user namespaces: the way to the internet then goes through slirp4netns, and
   * limits are watched instead of enforced by the kernel. Default: whether we are not root.
   */
  rootless?: boolean;
  /** First of the user ids that sandboxes run under, when running as root. Default 200000. */
  uidBase?: number;
}
