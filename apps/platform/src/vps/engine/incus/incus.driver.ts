import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ConsoleOptions, ConsoleStream } from '../console-stream.js';
import { ComputeDriver, type ComputeCapabilities } from '../compute.driver.js';
import type { ImageSource } from '../image-source.js';
import { KeyedMutex } from '../keyed-mutex.js';
import type {
  EngineEvent,
  EngineRef,
  EngineSnapshot,
  ExecResult,
  ObservedServer,
  ServerSample,
  ServerSize,
  ServerSpec,
} from '../server-spec.js';
import type { IncusInstance } from './client/incus-answer.js';
import { isFailure } from './client/incus-failure.js';
import { missingForDaemon } from './incus-capabilities.js';
import { IncusConnection } from './incus-connection.js';
import { TAG, type IncusSettings } from './incus-settings.js';
import { openConsole } from './parts/incus-console.js';
import { followEvents } from './parts/incus-events.js';
import { runInGuest } from './parts/incus-exec.js';
import { powerOf } from './parts/incus-instances.js';
import { readSamples } from './parts/incus-samples.js';
import { instanceName } from './parts/instance-name.js';
import { isGuestReady } from './parts/guest-ready.js';
import { rebuildInstance } from './parts/rebuild-instance.js';

const LOG_LIMIT = 256 * 1024;

/** Runs servers as system containers of Incus or LXD. */
export class IncusDriver extends ComputeDriver {
  readonly engine = 'incus';
  private readonly connection: IncusConnection;
  /** The engine itself does not put requests for one server in order. */
  private readonly servers = new KeyedMutex();

  constructor(private readonly settings: IncusSettings) {
    super();
    this.connection = new IncusConnection(settings);
  }

  async probe(): Promise<ComputeCapabilities> {
    const server = await this.connection.describe();
    const missing = server ? [] : await missingForDaemon(this.settings);
    const environment = server?.environment;
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

  async ensureImage(image: ImageSource, signal?: AbortSignal): Promise<string> {
    return this.servers.run(`image ${image.id}`, () => this.to.images.ensure(image, signal));
  }

  async deleteImage(imageRef: string): Promise<void> {
    await this.to.images.remove(imageRef);
  }

  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    return this.alone(instanceName(spec.id), () => this.to.instances.create(spec, signal));
  }

  async start(ref: EngineRef, signal?: AbortSignal): Promise<void> {
    await this.alone(ref, () => this.to.power.start(ref, signal));
  }

  async stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void> {
    await this.alone(ref, () => this.to.power.stop(ref, o));
  }

  async destroy(ref: EngineRef): Promise<void> {
    await this.alone(ref, () => this.to.instances.remove(ref));
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

  async snapshot(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    return this.alone(ref, () => this.to.snapshots.create(ref, name));
  }

  async restore(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, () => this.to.snapshots.restore(ref, name));
  }

  async deleteSnapshot(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, () => this.to.snapshots.remove(ref, name));
  }

  async listSnapshots(ref: EngineRef): Promise<EngineSnapshot[]> {
    return this.to.snapshots.list(ref);
  }

  async publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string> {
    return this.alone(ref, () => this.to.images.publish(ref, snapshot, imageId));
  }

  async exportImage(imageRef: string): Promise<Readable> {
    return this.to.images.export(imageRef);
  }

  async createVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.to.volumes.create(volumeId, sizeGb);
  }

  async growVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.to.volumes.grow(volumeId, sizeGb);
  }

  async deleteVolume(volumeId: string): Promise<void> {
    await this.to.volumes.remove(volumeId);
  }

  async attachVolume(ref: EngineRef, volumeId: string, mountPath: string): Promise<void> {
    await this.alone(ref, () => this.to.volumes.attach(ref, volumeId, mountPath));
  }

  async detachVolume(ref: EngineRef, volumeId: string): Promise<void> {
    await this.alone(ref, () => this.to.volumes.detach(ref, volumeId));
  }

  async observe(ref: EngineRef): Promise<ObservedServer | undefined> {
    const instance = await this.to.instances.find(ref);
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
    return readSamples(this.to.client, this.to.instances);
  }

  async isReady(ref: EngineRef): Promise<boolean> {
    return isGuestReady(this.to.client, await this.to.instances.get(ref));
  }

  async openConsole(ref: EngineRef, o: ConsoleOptions): Promise<ConsoleStream> {
    return openConsole(this.to.client, ref, o, this.to.around.extensions);
  }

  async consoleLog(ref: EngineRef): Promise<string> {
    const { body } = await this.to.client.download(`/1.0/instances/${ref}/console`);
    return (await text(body)).slice(-LOG_LIMIT);
  }

  async exec(
    ref: EngineRef,
    argv: readonly string[],
    o?: { stdin?: string; timeoutMs?: number },
  ): Promise<ExecResult> {
    return runInGuest(this.to.client, ref, argv, o);
  }

  private get to() {
    return this.connection.parts();
  }

  private async alone<T>(ref: EngineRef, task: () => Promise<T>): Promise<T> {
    return this.servers.run(ref, task);
  }
}

function observed(instance: IncusInstance): ObservedServer {
  const { name, config, location } = instance;
  return {
    id: config[`${TAG}.id`] ?? '',
    ref: name,
    power: powerOf(instance),
    ...(location && location !== 'none' ? { location } : {}),
  };
}

function nameOf(server: string): string {
  return server === 'lxd' ? 'LXD' : 'Incus';
}
