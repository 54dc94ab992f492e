import type { EngineRef, Power } from '../../server-spec.js';
import type { IncusInstance } from '../client/incus-answer.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';
import { TAG } from '../incus-settings.js';
import type { Surroundings } from './instance-config.js';
import { isInstanceName } from './instance-name.js';

const POWER: Readonly<Record<string, Power>> = {
  Running: 'running',
  Stopped: 'stopped',
  Frozen: 'paused',
  // On the way from one to the other: there still is, or already is, something that runs.
  Starting: 'running',
  Stopping: 'running',
  Aborting: 'running',
  Freezing: 'running',
  Thawed: 'running',
};

/** What of an instance is told when its member of a cluster does not answer. */
type Listed = Omit<IncusInstance, 'config' | 'devices'> &
  Partial<Pick<IncusInstance, 'config' | 'devices'>>;

/** Which instances there are and how they are. */
export class InstanceList {
  constructor(
    protected readonly client: IncusClient,
    protected readonly around: Surroundings,
  ) {}

  /** @throws `not_found` */
  async get(ref: EngineRef): Promise<IncusInstance> {
    return this.client.get<IncusInstance>(`/1.0/instances/${ref}`);
  }

  async find(ref: EngineRef): Promise<IncusInstance | undefined> {
    return this.get(ref).catch((error: unknown) => {
      if (isFailure(error, 'not_found')) return undefined;
      throw error;
    });
  }

  /** Like {@link find}, and what the others know when the instance's own member does not answer. */
  async look(ref: EngineRef): Promise<IncusInstance | undefined> {
    return this.find(ref).catch(async (error: unknown) => {
      if (!isFailure(error, 'engine_unavailable')) throw error;
      return (await this.list(1)).find(({ name }) => name === ref);
    });
  }

  /** Instances of this installation, and every server of a lost member: whose it is, only it knows. */
  async list(recursion: 1 | 2): Promise<IncusInstance[]> {
    const all = await this.client.list<Listed>(`/1.0/instances?recursion=${recursion}`);
    return all.filter((one) => this.isOurs(one)).map(whole);
  }

  private isOurs({ name, config }: Listed): boolean {
    return config ? config[TAG] === this.around.instance : isInstanceName(name);
  }
}

function whole({ config, devices, ...rest }: Listed): IncusInstance {
  return { ...rest, config: config ?? {}, devices: devices ?? {} };
}

/** The engine calls it an error when it cannot tell, as of a member of a cluster that is lost. */
export function powerOf({ status }: IncusInstance): Power {
  return POWER[status] ?? 'unknown';
}
