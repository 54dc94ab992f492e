import type { CertificateAuthority } from '../tls/authority.js';
import type { EmbeddedSettings, InstanceNetwork } from '../embedded-settings.js';
import type { InstanceGroups } from './instance-groups.js';
import type { InstanceStore } from './instance-store.js';

/** What the engines of one installation share. */
export interface EngineContext {
  readonly settings: EmbeddedSettings;
  readonly authority: CertificateAuthority;
  readonly groups: InstanceGroups;
  /** Asked once. */
  readonly network: () => Promise<InstanceNetwork>;
  /** A port that no instance has and nobody listens on. */
  readonly freePort: () => Promise<number>;
  /** Gives an instance a port for its pooler, unless it has one. */
  readonly enterPooler: InstanceStore['enterPooler'];
  /** Mark of an instance's server among the processes of this machine. */
  readonly mark: (id: string) => string;
}
