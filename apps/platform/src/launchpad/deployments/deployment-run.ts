import type { QueryDeepPartialEntity } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import type { DeploymentEnv } from '../environment/deployment-env.js';
import type { LogWriter } from '../logs/log-writer.js';
import { type MaskSecrets, maskSecrets } from '../secrets/mask-secrets.js';
import type { DeploymentEntity } from './deployment.entity.js';
import type { DeploymentLeases } from './deployment-leases.js';
import type { DeploymentStage } from './deployment-status.js';
import type { Lease } from './lease.js';

export interface DeploymentRunOptions {
  readonly leases: DeploymentLeases;
  readonly logs: LogWriter;
  readonly lease: Lease;
  readonly deployment: DeploymentEntity;
  readonly app: AppEntity;
  readonly env: DeploymentEnv;
  /** `user:password` of the repository. */
  readonly credentials: string | undefined;
  /** A folder of this attempt alone. */
  readonly workDir: string;
  readonly signal: AbortSignal;
}

/** One attempt at a deployment, as its stages see it. */
export class DeploymentRun {
  lease: Lease;
  readonly #mask: MaskSecrets;

  constructor(private readonly options: DeploymentRunOptions) {
    this.lease = options.lease;
    const { env, credentials = '' } = options;
    const password = credentials.slice(credentials.indexOf(':') + 1);
    this.#mask = maskSecrets([...env.secrets, credentials, password]);
  }

  get deployment(): DeploymentEntity {
    return this.options.deployment;
  }

  get app(): AppEntity {
    return this.options.app;
  }

  get env(): DeploymentEnv {
    return this.options.env;
  }

  get credentials(): string | undefined {
    return this.options.credentials;
  }

  get workDir(): string {
    return this.options.workDir;
  }

  get signal(): AbortSignal {
    return this.options.signal;
  }

  /** Enters the next stage. @throws LeaseLost; whatever the run was aborted for */
  async enter(
    stage: DeploymentStage,
    patch: QueryDeepPartialEntity<DeploymentEntity> = {},
  ): Promise<void> {
    this.signal.throwIfAborted();
    this.lease = await this.options.leases.move(this.lease, stage, patch);
  }

  /** Writes a sentence of ours into the log. */
  say(line: string): void {
    this.#write('system', line);
  }

  /** Writes a line of a command's output into the log. */
  output(line: string): void {
    this.#write('build', line);
  }

  mask(text: string): string {
    return this.#mask(text);
  }

  #write(stream: 'build' | 'system', line: string): void {
    this.options.logs.write(this.deployment.id, { stream, line: this.#mask(line) });
  }
}
