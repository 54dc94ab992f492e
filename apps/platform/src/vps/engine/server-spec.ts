/** What a server may use. */
export interface ServerSize {
  /** Processors the guest sees. */
  readonly vcpus: number;
  /** Share of these processors, 0.05 to 1. */
  readonly cpuShare: number;
  readonly memoryMb: number;
  /** Size of the root disk. It only ever grows. */
  readonly diskGb: number;
}

/** The address of one network interface, managed by us and never by the engine. */
export interface ServerNic {
  /** `net_…`, or `public` for the network every server has. */
  readonly networkId: string;
  /** Name of the bridge on the host. */
  readonly bridge: string;
  /** Interface name inside the guest, such as `eth0`. */
  readonly device: string;
  /** Lower-case, locally administered. */
  readonly mac: string;
  readonly ipv4: string;
  /** 0 to 32. */
  readonly prefixLength: number;
  /** Absent where the network has no way out. */
  readonly gateway?: string;
  readonly nameServers: readonly string[];
}

/** A server that an engine is to make. */
export interface ServerSpec {
  /** `vps_…`; decides the engine's name of it. */
  readonly id: string;
  readonly projectId: string;
  readonly hostname: string;
  readonly size: ServerSize;
  /** Which image, as {@link ComputeDriver.ensureImage} returned it. */
  readonly imageRef: string;
  readonly nics: readonly ServerNic[];
  /** OpenSSH public keys of the first user. */
  readonly sshKeys: readonly string[];
  /** cloud-init user data; empty for none. */
  readonly userData: string;
}

/** What an engine calls a server. */
export type EngineRef = string;

/** `unknown`: the engine has the server and cannot tell, as its machine does not answer. */
export type Power = 'running' | 'stopped' | 'paused' | 'unknown';

/** What an engine sees of a server. */
export interface ObservedServer {
  /** `vps_…` */
  readonly id: string;
  readonly ref: EngineRef;
  readonly power: Power;
  /** Member of a cluster that it is on. */
  readonly location?: string;
}

/** One server's counters at one moment. Counters only grow while it runs. */
export interface ServerSample {
  readonly id: string;
  readonly at: Date;
  readonly cpuSeconds: number;
  readonly memoryBytes: number;
  readonly diskUsedBytes: number;
  readonly diskReadBytes: number;
  readonly diskWrittenBytes: number;
  readonly netReceivedBytes: number;
  readonly netSentBytes: number;
  readonly processes: number;
}

/** A snapshot as the engine has it. */
export interface EngineSnapshot {
  readonly name: string;
  readonly createdAt: Date;
  readonly sizeBytes: number;
  /** Whether memory was kept too, so that a restore goes on where it was. */
  readonly hasMemory: boolean;
}

/** What a command in a guest did. */
export interface ExecResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A change of power that an engine tells of by itself. */
export interface EngineEvent {
  readonly id: string;
  readonly kind: 'started' | 'stopped' | 'restarted' | 'deleted';
  readonly at: Date;
}
