import type { AppGuests } from '../../../launchpad/engine/network/app-guests.js';

/** Where instances listen. */
export interface InstanceNetwork {
  /** Address of this machine that apps and the host reach. */
  readonly host: string;
  /** Networks of apps, as CIDR. */
  readonly appNetworks: readonly string[];
}

/** Whose apps reach what, as a firewall of this machine decides. */
export interface InstanceGuard {
  /** Where the apps of each project are. */
  readonly guests: AppGuests;
}

/** What the embedded driver needs to know about the installation. */
export interface EmbeddedSettings {
  /** `SKYDECK_HOME/databases`; its parents must be traversable for other users when running as root. */
  readonly dir: string;
  /** Name of this installation in control groups: six lower-case hex digits. */
  readonly instance: string;
  /** Asked when the first instance is made, since the bridge of apps is made then at the latest. */
  readonly network: () => Promise<InstanceNetwork>;
  /** Without one, whoever gets to a port of a server is judged by the server alone. */
  readonly guard?: InstanceGuard;
  /** Ports that instances are given, both ends included. */
  readonly ports: { readonly first: number; readonly last: number };
  /** First of the user ids that instances run under, when running as root. Default 400000. */
  readonly uidBase?: number;
  /** Where programs are unpacked that Debian did not install; a folder below `dir` when not given. */
  readonly programDir?: string;
  /** How often sizes are looked at and servers that died are started again. Default two seconds. */
  readonly watchMs?: number;
}
