import type { Readable } from 'node:stream';
import type { ConsoleOptions, ConsoleStream } from './console-stream.js';
import type { ImageSource } from './image-source.js';
import type {
  EngineEvent,
  EngineRef,
  EngineSnapshot,
  ExecResult,
  ObservedServer,
  ServerSample,
  ServerSize,
  ServerSpec,
} from './server-spec.js';

export type ComputeEngine = 'incus' | 'qemu' | 'kubevirt';
/** What published ports carry. */
export type Protocol = 'tcp' | 'udp';

/** What an engine can do here. */
export interface ComputeCapabilities {
  readonly isReady: boolean;
  /** The engine and its version, such as `Incus 6.0.4`. */
  readonly version?: string;
  readonly kind: 'container' | 'vm';
  readonly accelerator: 'shared-kernel' | 'kvm' | 'tcg';
  readonly hasLiveResize: boolean;
  readonly hasMemorySnapshots: boolean;
  readonly hasVolumes: boolean;
  /** Whether servers get addresses that the host routes; otherwise only published ports reach them. */
  readonly hasRoutedNetwork: boolean;
  readonly isRootless: boolean;
  /** What is missing and the command that mends it; empty when all is well. */
  readonly missing: readonly { readonly what: string; readonly fix: string }[];
  /** What works less well than it could, and the command that mends it. */
  readonly notes?: readonly { readonly what: string; readonly fix: string }[];
}

/**
 * Runs servers. What exists is what the engine says; the truth about what should exist is in
 * Postgres. Every method may be repeated: what is already so is no error. All throw
 * `ComputeFailure`, and stop early when their signal aborts.
 */
export abstract class ComputeDriver {
  abstract readonly engine: ComputeEngine;
  /** Whether servers can run on this machine, and what is missing when they cannot. */
  abstract probe(): Promise<ComputeCapabilities>;
  /** Starts what the engine needs (daemons, pool, bridges) and takes over what runs already. */
  abstract open(): Promise<void>;
  /** Lets go of the engine. Servers go on running. */
  abstract close(): Promise<void>;
  /** Ends every server of this installation and what runs only for them. */
  abstract shutDown(): Promise<void>;

  /** Makes an image known to the engine; at once when it is. @returns how a spec names it */
  abstract ensureImage(image: ImageSource, signal?: AbortSignal): Promise<string>;
  abstract deleteImage(imageRef: string): Promise<void>;

  /** Makes a server that is off. */
  abstract create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef>;
  abstract start(ref: EngineRef, signal?: AbortSignal): Promise<void>;
  /** Asks the guest to power off, again once, and cuts the power after `graceMs`. */
  abstract stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void>;
  /** Frees everything the server had but its volumes. */
  abstract destroy(ref: EngineRef): Promise<void>;
  /** Makes the root disk anew from an image; addresses stay. The server must be off. */
  abstract rebuild(ref: EngineRef, spec: ServerSpec): Promise<void>;
  /** @throws `disk_shrink`, `below_use` and leaves all as it was */
  abstract resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }>;
  /** Sets interfaces as given: addresses, private networks. Takes effect at the next start at the latest. */
  abstract setNics(ref: EngineRef, spec: ServerSpec): Promise<void>;

  /**
   * Opens a port of this machine's loopback that leads to one of a running server, for engines
   * without a routed network. @returns the port
   */
  publishPort?(ref: EngineRef, guestPort: number, protocol: Protocol): Promise<number>;
  /** What {@link publishPort} can carry. */
  readonly publishable: readonly Protocol[] = ['tcp', 'udp'];

  /**
   * Gives a server that is off to another member, for engines that are clusters.
   * @throws `unsupported` when there is no such member
   */
  move?(ref: EngineRef, member: string, signal?: AbortSignal): Promise<void>;

  abstract snapshot(ref: EngineRef, name: string): Promise<EngineSnapshot>;
  abstract restore(ref: EngineRef, name: string): Promise<void>;
  abstract deleteSnapshot(ref: EngineRef, name: string): Promise<void>;
  abstract listSnapshots(ref: EngineRef): Promise<EngineSnapshot[]>;
  /** Makes an image of a snapshot, from which other servers can be made. */
  abstract publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string>;
  /** The image as one file that {@link ensureImage} takes back. */
  abstract exportImage(imageRef: string): Promise<Readable>;

  abstract createVolume(volumeId: string, sizeGb: number): Promise<void>;
  abstract growVolume(volumeId: string, sizeGb: number): Promise<void>;
  abstract deleteVolume(volumeId: string): Promise<void>;
  /** Gives a server a volume; the guest finds it at `mountPath` (or as a disk, where it mounts itself). */
  abstract attachVolume(ref: EngineRef, volumeId: string, mountPath: string): Promise<void>;
  abstract detachVolume(ref: EngineRef, volumeId: string): Promise<void>;

  /** Undefined when there is no such server. */
  abstract observe(ref: EngineRef): Promise<ObservedServer | undefined>;
  abstract observeAll(): Promise<ObservedServer[]>;
  /** What happens, until the signal aborts or the engine is lost, which throws. */
  abstract events(signal: AbortSignal): AsyncIterable<EngineEvent>;
  /** Counters of all servers that run, in one question to the engine. */
  abstract samples(): Promise<ServerSample[]>;

  /** Whether the guest is up: its network has the address and cloud-init is done where there is one. */
  abstract isReady(ref: EngineRef): Promise<boolean>;
  abstract openConsole(ref: EngineRef, o: ConsoleOptions): Promise<ConsoleStream>;
  /** What the guest wrote to its console, also before it was stopped: the newest 256 kB. */
  abstract consoleLog(ref: EngineRef): Promise<string>;
  /** Runs a command in the guest. @throws `unsupported` where the guest has no way in */
  abstract exec(
    ref: EngineRef,
    argv: readonly string[],
    o?: { stdin?: string; timeoutMs?: number },
  ): Promise<ExecResult>;
}
