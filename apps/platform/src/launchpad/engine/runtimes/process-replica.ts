import type { JoinedNetwork } from '../network/sandbox-network.js';
import { type Replica, type ReplicaExit, type ReplicaSpec, WEB } from '../runtime.driver.js';
import type { SandboxProcess } from '../sandbox/launch-sandbox.js';
import type { ResourceGroup } from '../sandbox/resource-group.js';
import { describeExit } from '../sandbox/sandbox.js';
import { type ProcessUsage, usageOf } from './process-usage.js';
import type { ExecOptions, ReplicaExec } from './exec/replica-exec.js';
import { type Inside, SandboxExec } from './exec/sandbox-exec.js';
import { askToEnd } from './replica-signals.js';
import { within } from './within.js';

/** One running sandbox of an application and all it holds. */
export class ProcessReplica {
  readonly replica: Replica;
  /** Settles once the process ended and everything it held is given back. */
  readonly ended: Promise<ReplicaExit>;
  private requested = false;

  constructor(
    readonly spec: ReplicaSpec,
    child: SandboxProcess,
    private readonly group: ResourceGroup,
    private readonly network: JoinedNetwork,
    private readonly inside: Inside,
  ) {
    const { replicaId, appId, projectId, releaseId, port } = spec;
    const { process = WEB, isOneOff = false } = spec;
    this.replica = {
      replicaId,
      appId,
      projectId,
      releaseId,
      process,
      isOneOff,
      address: { host: network.address, port: network.port ?? port },
      state: 'running',
      startedAt: new Date(),
    };
    this.ended = this.end(child);
  }

  /** What its processes use. */
  async usage(): Promise<ProcessUsage> {
    return usageOf(await this.group.pids());
  }

  async stop(graceS: number): Promise<void> {
    this.requested = true;
    await askToEnd(await this.group.pids());
    await within(this.ended, graceS * 1_000);
    await this.group.destroy();
    await this.ended;
  }

  /** @throws StartFailure */
  async exec(options: ExecOptions): Promise<ReplicaExec> {
    return SandboxExec.start(this.group, this.inside, options);
  }

  private async end(child: SandboxProcess): Promise<ReplicaExit> {
    const [code, killedBy] = await new Promise<[number | null, NodeJS.Signals | null]>(
      (resolve) => {
        child.once('error', () => resolve([null, null]));
        child.once('close', (...ended) => resolve(ended));
      },
    );
    this.replica.state = 'exited';
    const oom = (await this.group.oomKills()) > 0 && !(this.requested && code === 0);
    await this.group.destroy();
    await this.network.release();
    const { exitCode, signal } = describeExit(code, killedBy);
    const { replicaId, appId, releaseId, process, isOneOff } = this.replica;
    return {
      replicaId,
      appId,
      releaseId,
      process,
      isOneOff,
      ...(exitCode !== null && { code: exitCode }),
      ...(signal !== null && { signal }),
      oom,
      requested: this.requested,
    };
  }
}
