import { join } from 'node:path';
import { ComputeDriver, type ComputeCapabilities } from '../../compute.driver.js';
import { KeyedMutex } from '../../keyed-mutex.js';
import type { EngineRef } from '../../server-spec.js';
import { ConsoleLogs } from '../console-log/console-logs.js';
import { missingForDaemon, missingReach } from '../incus-capabilities.js';
import { IncusConnection, type IncusParts } from '../incus-connection.js';
import type { IncusSettings } from '../incus-settings.js';

/** The engine itself: what it can do, and how it is opened and let go. */
export abstract class IncusEngine extends ComputeDriver {
  readonly engine = 'incus';
  protected readonly logs: ConsoleLogs;
  private readonly connection: IncusConnection;
  /** The engine itself does not put requests for one server in order. */
  private readonly order = new KeyedMutex();

  constructor(protected readonly settings: IncusSettings) {
    super();
    this.connection = new IncusConnection(settings);
    this.logs = new ConsoleLogs(join(settings.dir, 'console-logs'));
  }

  async probe(): Promise<ComputeCapabilities> {
    const { environment, missing } = await this.look();
    return {
      isReady: missing.length === 0,
      ...(environment && {
        version: `${nameOf(environment.server)} ${environment.server_version}`,
      }),
      kind: 'container',
      accelerator: 'shared-kernel',
      hasLiveResize: true,
      hasMemorySnapshots: false,
      hasVolumes: true,
      hasRoutedNetwork: true,
      isRootless: false,
      missing,
      notes: isElsewhere(this.settings) ? [UNGUARDED] : [],
    };
  }

  async open(): Promise<void> {
    await this.connection.open();
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  /** Ends a daemon of our own, and all servers with it. */
  async shutDown(): Promise<void> {
    await this.connection.shutDown();
  }

  private async look() {
    try {
      const server = await this.connection.describe();
      if (server) return { environment: server.environment, missing: [] };
      return { environment: undefined, missing: await missingForDaemon(this.settings) };
    } catch (error) {
      return { environment: undefined, missing: [missingReach(this.settings, error)] };
    }
  }

  protected get to(): IncusParts {
    return this.connection.parts();
  }

  /** One thing after the other for each server. */
  protected async alone<T>(ref: EngineRef, task: () => Promise<T>): Promise<T> {
    return this.order.run(ref, task);
  }
}

/** Rules are loaded where the platform runs, and nowhere else. */
const UNGUARDED = {
  what: 'servers on other machines are not behind the firewall of this one',
  fix: 'connect the bridges of servers on these machines to a network that only servers are on',
};

function isElsewhere({ target }: IncusSettings): boolean {
  return target !== undefined && 'url' in target;
}

function nameOf(server: string): string {
  return server === 'lxd' ? 'LXD' : 'Incus';
}
