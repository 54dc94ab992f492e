import type { ConsoleOptions, ConsoleStream } from '../console-stream.js';
import type {
  EngineEvent,
  EngineRef,
  ExecResult,
  ObservedServer,
  ServerSample,
  ServerSize,
  ServerSpec,
} from '../server-spec.js';
import type { IncusInstance } from './client/incus-answer.js';
import { isFailure } from './client/incus-failure.js';
import { TAG } from './incus-settings.js';
import { isGuestReady } from './parts/guest-ready.js';
import { openConsole } from './parts/incus-console.js';
import { followEvents } from './parts/incus-events.js';
import { runInGuest } from './parts/incus-exec.js';
import { powerOf } from './parts/instance-list.js';
import { readSamples } from './parts/incus-samples.js';
import { IncusStorage } from './parts/incus-storage.js';
import { instanceId, instanceName } from './parts/instance-name.js';
import { moveInstance } from './parts/move-instance.js';
import { rebuildInstance } from './parts/rebuild-instance.js';

/** Runs servers as system containers of Incus or LXD. */
export class IncusDriver extends IncusStorage {
  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    return this.alone(instanceName(spec.id), () => this.to.instances.create(spec, signal));
  }

  async start(ref: EngineRef, signal?: AbortSignal): Promise<void> {
    await this.alone(ref, async () => {
      await this.logs.keep(this.to, ref);
      await this.to.power.start(ref, signal);
    });
  }

  async stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void> {
    await this.alone(ref, async () => {
      await this.logs.keep(this.to, ref);
      await this.to.power.stop(ref, o);
    });
  }

  async destroy(ref: EngineRef): Promise<void> {
    await this.alone(ref, async () => {
      await this.to.instances.remove(ref);
      await this.logs.remove(ref);
    });
  }

  async rebuild(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.alone(ref, () => rebuildInstance(this.to, ref, spec));
  }

  async resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }> {
    return this.alone(ref, () => this.to.instances.resize(ref, size));
  }

  async setNics(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.alone(ref, () => this.to.instances.setNics(ref, spec));
  }

  override async move(ref: EngineRef, member: string, signal?: AbortSignal): Promise<void> {
    await this.alone(ref, () => moveInstance(this.to, ref, member, signal));
  }

  async observe(ref: EngineRef): Promise<ObservedServer | undefined> {
    const instance = await this.to.instances.look(ref);
    return instance && observed(instance);
  }

  /** Asked regularly, so this is where a daemon that was lost is found or started again. */
  async observeAll(): Promise<ObservedServer[]> {
    const listed = await this.to.instances.list(1).catch(async (error: unknown) => {
      if (!isFailure(error, 'engine_unavailable')) throw error;
      await this.open();
      return this.to.instances.list(1);
    });
    return listed.map(observed);
  }

  async *events(signal: AbortSignal): AsyncGenerator<EngineEvent> {
    yield* followEvents(this.to.client, signal);
  }

  async samples(): Promise<ServerSample[]> {
    const { client, instances, around } = this.to;
    return readSamples(client, instances, { dir: this.settings.dir, pool: around.pool });
  }

  async isReady(ref: EngineRef): Promise<boolean> {
    return isGuestReady(this.to.client, await this.to.instances.get(ref));
  }

  async openConsole(ref: EngineRef, o: ConsoleOptions): Promise<ConsoleStream> {
    const { client, around } = this.to;
    if (o.mode === 'serial') await this.logs.keep(this.to, ref);
    return openConsole(client, ref, o, around.extensions);
  }

  async consoleLog(ref: EngineRef): Promise<string> {
    return this.logs.read(this.to, ref);
  }

  async exec(
    ref: EngineRef,
    argv: readonly string[],
    o?: { stdin?: string; timeoutMs?: number },
  ): Promise<ExecResult> {
    return runInGuest(this.to.client, ref, argv, o);
  }
}

function observed(instance: IncusInstance): ObservedServer {
  const { name, config, location } = instance;
  return {
    id: config[`${TAG}.id`] ?? instanceId(name),
    ref: name,
    power: powerOf(instance),
    ...(location && location !== 'none' ? { location } : {}),
  };
}
