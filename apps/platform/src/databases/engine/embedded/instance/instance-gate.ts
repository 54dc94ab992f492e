import { DatabaseFirewall } from '../../network/database-firewall.js';
import type { EmbeddedSettings } from '../embedded-settings.js';
import type { InstanceStore, KnownInstance } from './instance-store.js';

const NOBODY: ReadonlySet<string> = new Set();

/** Keeps the firewall before instances in line with what there is and who may come. */
export class InstanceGate {
  readonly #firewall: DatabaseFirewall | undefined;
  #projects: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  /** @param look has instances let in the networks that apps come from now */
  constructor(
    settings: EmbeddedSettings,
    private readonly store: InstanceStore,
    look: () => Promise<void>,
  ) {
    const { guard, instance, ports, network } = settings;
    // Without root, sandboxes do not reach this machine.
    if (!guard || process.getuid?.() !== 0) return;
    const { guests } = guard;
    const host = async () => (await network()).host;
    const servers = async () => (await store.all()).map((known) => this.#guarded(known));
    this.#firewall = new DatabaseFirewall({ instance, ports, guests, host, servers });
    guests.follow(async () => {
      // Rules that could not be loaded keep an app out, and are loaded by the next look.
      await this.refresh().catch(() => undefined);
      void look().catch(() => undefined);
    });
  }

  /** Tells whose apps reach which instance. */
  async admit(projects: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    this.#projects = projects;
    if ((await this.store.all()).length > 0) await this.#firewall?.refresh(true);
  }

  /** Brings the rules in line. Until it was told who may come, those of an earlier process hold. */
  async refresh(): Promise<void> {
    if (this.#projects && (await this.store.all()).length > 0) await this.#firewall?.refresh();
  }

  #guarded({ record: { spec, port, pooler } }: KnownInstance) {
    return {
      ports: [port, ...(pooler ? [pooler.port] : [])],
      projects: this.#projects?.get(spec.id) ?? NOBODY,
      trustedSources: spec.trustedSources,
    };
  }
}
