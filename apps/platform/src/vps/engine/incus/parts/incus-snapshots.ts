import type { EngineRef, EngineSnapshot } from '../../server-spec.js';
import type { IncusInstance } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';

interface Snapshot {
  readonly name: string;
  readonly created_at: string;
  readonly size?: number;
  readonly stateful: boolean;
}

const TIMEOUT_MS = 600_000;

/** Snapshots of instances. */
export class IncusSnapshots {
  constructor(private readonly client: IncusClient) {}

  async create(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    const path = `/1.0/instances/${ref}/snapshots`;
    const body = { name, stateful: false };
    await this.client.run('POST', path, { body, timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
      if (!isFailure(error, 'name_taken')) throw error;
    });
    return describe(await this.client.get<Snapshot>(`${path}/${name}`));
  }

  async list(ref: EngineRef): Promise<EngineSnapshot[]> {
    const path = `/1.0/instances/${ref}/snapshots?recursion=1`;
    return (await this.client.list<Snapshot>(path)).map(describe);
  }

  /**
   * Sets the disk back. A snapshot also holds the size of then and what the instance was connected
   * to; a volume or a network may have gone to another since, so these stay as they are now.
   */
  async restore(ref: EngineRef, name: string): Promise<void> {
    const path = `/1.0/instances/${ref}`;
    await this.client.get(`${path}/snapshots/${name}`);
    const before = await this.client.get<IncusInstance>(path);
    const isRunning = before.status === 'Running';
    if (isRunning) await this.setPower(path, { action: 'stop', force: true, timeout: -1 });
    await this.client.run('PUT', path, { body: { restore: name }, timeoutMs: TIMEOUT_MS });
    const after = await this.client.get<IncusInstance>(path);
    const config = { ...only(after.config, true), ...only(before.config, false) };
    const body = { ...after, config, devices: before.devices };
    await this.client.run('PUT', path, { body });
    if (isRunning) await this.setPower(path, { action: 'start', timeout: 30 });
  }

  async remove(ref: EngineRef, name: string): Promise<void> {
    const path = `/1.0/instances/${ref}/snapshots/${name}`;
    await this.client.run('DELETE', path, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
      if (!isFailure(error, 'not_found')) throw error;
    });
  }

  private async setPower(path: string, body: object): Promise<void> {
    await this.client.run('PUT', `${path}/state`, { body, timeoutMs: TIMEOUT_MS });
  }
}

/** The keys that the engine keeps for itself, or the others. */
function only(config: IncusInstance['config'], isVolatile: boolean): IncusInstance['config'] {
  const entries = Object.entries(config);
  return Object.fromEntries(entries.filter(([key]) => key.startsWith('volatile.') === isVolatile));
}

function describe({ name, created_at, size = 0, stateful }: Snapshot): EngineSnapshot {
  const createdAt = new Date(created_at);
  return { name, createdAt, sizeBytes: Math.max(0, size), hasMemory: stateful };
}
