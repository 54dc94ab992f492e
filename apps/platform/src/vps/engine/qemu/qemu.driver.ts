import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ComputeDriver, type ComputeCapabilities, type Protocol } from '../compute.driver.js';
import type { ConsoleOptions, ConsoleStream } from '../console-stream.js';
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
import { chooseAccelerator } from './accelerator.js';
import { runInGuest } from './agent/guest-exec.js';
import { bootFiles } from './boot/boot-files.js';
import { openTerminal } from './console.js';
import { readConsoleLog } from './console-log.js';
import { QemuImages } from './disk/images.js';
import { PoolRoom } from './disk/pool-room.js';
import { writeSeed } from './disk/seed-disk.js';
import { isServerReady } from './guest-ready.js';
import { cutPower, launch } from './machine/machine.js';
import type { Accelerator } from './machine/qemu-options.js';
import type { ServerFolder } from './machine/server-folder.js';
import { ServerGroups } from './machine/server-groups.js';
import { publishPort } from './network/published-ports.js';
import { followServers, observeServer, observeServers } from './observe.js';
import { stopServer } from './power.js';
import { missingForQemu, qemuVersion, UNLIMITED } from './qemu-capabilities.js';
import type { QemuSettings } from './qemu-settings.js';
import { resizeServer } from './resize.js';
import { readSample } from './samples.js';
import { ServerStore } from './server-store.js';
import { dropSnapshot, goBack, listSnapshots, takeSnapshot } from './snapshots.js';
import { QemuVolumes } from './volumes.js';

/**
 * Runs servers as virtual machines of QEMU, without root and without hardware virtualisation where
 * there is none. A server is a folder and a process; what is here is found by looking.
 */
export class QemuDriver extends ComputeDriver {
  readonly engine = 'qemu';
  private readonly images: QemuImages;
  private readonly store: ServerStore;
  private readonly volumes: QemuVolumes;
  private readonly servers = new KeyedMutex();
  private readonly bootDir: string;
  private readonly groups: ServerGroups;
  private readonly room: PoolRoom;
  private chosen: Promise<Accelerator> | undefined;

  constructor(private readonly settings: QemuSettings) {
    super();
    const { dir, bootDir = join(dir, 'boot') } = settings;
    this.bootDir = bootDir;
    this.groups = new ServerGroups(settings.instance);
    const parts = ['images', 'servers', 'volumes'].map((name) => join(dir, name));
    this.room = new PoolRoom(parts, settings.poolSizeGb);
    this.images = new QemuImages(join(dir, 'images'), bootDir);
    this.store = new ServerStore(join(dir, 'servers'), bootDir, this.images);
    this.volumes = new QemuVolumes(join(dir, 'volumes'), this.store, this.room);
  }

  async probe(): Promise<ComputeCapabilities> {
    const missing = await missingForQemu();
    const version = await qemuVersion();
    return {
      isReady: missing.length === 0,
      ...(version === undefined ? {} : { version }),
      kind: 'vm',
      accelerator: (await this.chosen) ?? 'tcg',
      hasLiveResize: false,
      hasMemorySnapshots: true,
      hasVolumes: true,
      hasRoutedNetwork: false,
      isRootless: true,
      missing,
      notes: (await this.groups.areThere()) ? [] : [UNLIMITED],
    };
  }

  async open(): Promise<void> {
    await mkdir(this.settings.dir, { recursive: true, mode: 0o700 });
    await this.groups.sweep((await this.store.list()).map(({ ref }) => ref));
    await this.store.sweep();
    await this.images.sweep();
    await this.accelerator();
  }

  async close(): Promise<void> {
    // There is nothing between us and the servers that could be let go of.
  }

  /** Cuts the power of every server. */
  async shutDown(): Promise<void> {
    const folders = await this.store.list();
    await Promise.all(
      folders.map((folder) => this.servers.run(folder.ref, () => cutPower(folder))),
    );
    await this.groups.sweep([]);
  }

  async ensureImage(image: ImageSource, signal?: AbortSignal): Promise<string> {
    return this.servers.run(`image ${image.id}`, () => this.images.ensure(image, signal));
  }

  async deleteImage(imageRef: string): Promise<void> {
    await this.images.remove(imageRef);
  }

  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    return this.servers.run(spec.id, async () => {
      await this.requireRoom(spec.id.replaceAll('_', '-'));
      return this.store.create(spec, signal);
    });
  }

  async start(ref: EngineRef, signal?: AbortSignal): Promise<void> {
    await this.alone(ref, (folder) => this.launch(folder, signal));
  }

  async stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void> {
    await this.alone(ref, (folder) => stopServer(folder, o));
  }

  async destroy(ref: EngineRef): Promise<void> {
    await this.alone(ref, async (folder) => {
      const record = await folder.find();
      await this.volumes.settle(folder);
      await this.store.remove(folder);
      await this.groups.remove(ref);
      for (const { id } of record?.volumes ?? []) await this.volumes.release(folder, id);
    });
  }

  async rebuild(ref: EngineRef, spec: ServerSpec): Promise<void> {
    await this.alone(ref, (folder) => this.store.rebuild(folder, spec));
  }

  async resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }> {
    const accelerator = await this.accelerator();
    return this.alone(ref, async (folder) => {
      const answer = await resizeServer(folder, size, accelerator);
      if (answer.isLive && (await folder.process())) await this.groups.limit(ref, size);
      return answer;
    });
  }

  async setNics(ref: EngineRef, { nics }: ServerSpec): Promise<void> {
    await this.alone(ref, async (folder) => {
      const { spec } = await folder.get();
      await writeSeed(folder, await folder.change({ spec: { ...spec, nics } }));
    });
  }

  async snapshot(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    return this.alone(ref, async (folder) => {
      const isNew = (await listSnapshots(folder)).every((one) => one.name !== name);
      if (isNew) await this.room.require();
      return takeSnapshot(folder, name);
    });
  }

  async restore(ref: EngineRef, name: string): Promise<void> {
    const accelerator = await this.accelerator();
    await this.alone(ref, async (folder) => {
      const { wasRunning, memoryOf } = await goBack(folder, name, accelerator);
      if (wasRunning) await this.launch(folder, undefined, memoryOf);
    });
  }

  async deleteSnapshot(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, (folder) => dropSnapshot(folder, name));
  }

  async listSnapshots(ref: EngineRef): Promise<EngineSnapshot[]> {
    return listSnapshots(this.store.folder(ref));
  }

  async publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string> {
    return this.alone(ref, async (folder) => {
      const { bootsItself } = await folder.get();
      return this.images.publish(imageId, bootsItself, folder, snapshot);
    });
  }

  async exportImage(imageRef: string): Promise<Readable> {
    return this.images.export(imageRef);
  }

  async createVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.servers.run(volumeId, () => this.volumes.create(volumeId, sizeGb));
  }

  async growVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.servers.run(volumeId, () => this.volumes.grow(volumeId, sizeGb));
  }

  async deleteVolume(volumeId: string): Promise<void> {
    await this.servers.run(volumeId, () => this.volumes.remove(volumeId));
  }

  async attachVolume(ref: EngineRef, volumeId: string, mountPath: string): Promise<void> {
    await this.alone(ref, (folder) => this.volumes.attach(folder, volumeId, mountPath));
  }

  async detachVolume(ref: EngineRef, volumeId: string): Promise<void> {
    await this.alone(ref, (folder) => this.volumes.detach(folder, volumeId));
  }

  async observe(ref: EngineRef): Promise<ObservedServer | undefined> {
    return observeServer(this.store.folder(ref));
  }

  async observeAll(): Promise<ObservedServer[]> {
    return observeServers(this.store);
  }

  async *events(signal: AbortSignal): AsyncGenerator<EngineEvent> {
    yield* followServers(this.store, signal);
  }

  async samples(): Promise<ServerSample[]> {
    const folders = await this.store.list();
    // One that stops while it is asked has nothing to tell.
    const read = folders.map((folder) => readSample(folder).catch(() => undefined));
    return (await Promise.all(read)).filter((sample) => sample !== undefined);
  }

  async isReady(ref: EngineRef): Promise<boolean> {
    return isServerReady(this.store.folder(ref));
  }

  async openConsole(ref: EngineRef, o: ConsoleOptions): Promise<ConsoleStream> {
    return openTerminal(this.store.folder(ref), o);
  }

  async consoleLog(ref: EngineRef): Promise<string> {
    return readConsoleLog(this.store.folder(ref));
  }

  async exec(
    ref: EngineRef,
    argv: readonly string[],
    o?: { stdin?: string; timeoutMs?: number },
  ): Promise<ExecResult> {
    return runInGuest(this.store.folder(ref), argv, o);
  }

  /** Opens a port of this machine's loopback that leads to a port of a running server. */
  override async publishPort(
    ref: EngineRef,
    guestPort: number,
    protocol: Protocol,
  ): Promise<number> {
    return this.alone(ref, (folder) => publishPort(folder, guestPort, protocol));
  }

  private async launch(folder: ServerFolder, signal?: AbortSignal, memoryOf?: string) {
    const record = await folder.get();
    const options = {
      accelerator: await this.accelerator(),
      allowCidrs: this.settings.allowCidrs ?? [],
      groups: this.groups,
      ...(memoryOf === undefined ? {} : { memoryOf }),
    };
    await launch(folder, record, options, signal);
  }

  /** One that is there already needs none. */
  private async requireRoom(ref: EngineRef): Promise<void> {
    if (!(await this.store.folder(ref).find())) await this.room.require();
  }

  /** Found out once: it takes a start of a machine to know. */
  private async accelerator(): Promise<Accelerator> {
    this.chosen ??= bootFiles(this.bootDir).then(({ kernel }) => chooseAccelerator(kernel));
    this.chosen.catch(() => (this.chosen = undefined));
    return this.chosen;
  }

  private async alone<T>(ref: EngineRef, task: (folder: ServerFolder) => Promise<T>): Promise<T> {
    const folder = this.store.folder(ref);
    return this.servers.run(ref, () => task(folder));
  }
}
