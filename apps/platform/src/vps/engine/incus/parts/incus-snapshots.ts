import type { EngineRef, EngineSnapshot } from '../../server-spec.js';
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

  async restore(ref: EngineRef, name: string): Promise<void> {
    const body = { restore: name };
    await this.client.run('PUT', `/1.0/instances/${ref}`, { body, timeoutMs: TIMEOUT_MS });
  }

  async remove(ref: EngineRef, name: string): Promise<void> {
    const path = `/1.0/instances/${ref}/snapshots/${name}`;
    await this.client.run('DELETE', path, { timeoutMs: TIMEOUT_MS }).catch((error: unknown) => {
      if (!isFailure(error, 'not_found')) throw error;
    });
  }
}

function describe({ name, created_at, size = 0, stateful }: Snapshot): EngineSnapshot {
  const createdAt = new Date(created_at);
  return { name, createdAt, sizeBytes: Math.max(0, size), hasMemory: stateful };
}
