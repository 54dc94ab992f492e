import { Audit } from '@skydeck/audit';
import { type ProjectRef, tenantOf } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toVpsError } from '../../actions/to-vps-error.js';
import { ComputeEngines } from '../../engine/compute-engines.js';
import { ComputeFailure } from '../../engine/compute-failure.js';
import type { VpsEntity } from '../../servers/vps.entity.js';
import { VpsService } from '../../servers/vps.service.js';
import { ConsoleErrors, ExecErrors } from '../console.errors.js';
import type { ConsoleLog, ExecResult, ExecVps } from './exec.schema.js';
import { firstWord } from './first-word.js';
import { requireUp } from './require-up.js';

const OUTPUT_LIMIT_BYTES = 1024 * 1024;
const LOG_LIMIT_CHARS = 256 * 1024;

/** Runs commands in servers and reads their consoles. */
@Injectable()
export class GuestCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly engines: ComputeEngines,
    private readonly audit: Audit,
  ) {}

  /** @throws `vps.wrong_state` when the server does not run, `exec.timed_out` */
  async run(project: ProjectRef, nameOrId: string, wanted: ExecVps): Promise<ExecResult> {
    const vps = await this.servers.get(project, nameOrId);
    const ref = requireUp(vps);
    const { command, stdin, timeout_s } = wanted;
    await this.#note(vps, firstWord(command));
    const argv = typeof command === 'string' ? ['sh', '-c', command] : command;
    try {
      const driver = await this.engines.open(vps.engine);
      const options = { timeoutMs: timeout_s * 1000, ...(stdin !== undefined && { stdin }) };
      const { exitCode, stdout, stderr } = await driver.exec(ref, argv, options);
      const truncated = [stdout, stderr].some(
        (text) => Buffer.byteLength(text) >= OUTPUT_LIMIT_BYTES,
      );
      return { exit_code: exitCode, stdout, stderr, truncated };
    } catch (error) {
      throw toExecError(error);
    }
  }

  /** The newest that the server wrote to its console; empty before it ever started. */
  async consoleLog(project: ProjectRef, nameOrId: string): Promise<ConsoleLog> {
    const { engine, engineRef } = await this.servers.get(project, nameOrId);
    if (engineRef === null) return { text: '', truncated: false };
    try {
      const driver = await this.engines.open(engine);
      const text = await driver.consoleLog(engineRef);
      return { text, truncated: text.length >= LOG_LIMIT_CHARS };
    } catch (error) {
      throw toVpsError(error);
    }
  }

  /** Before it runs: who tried is to be known also when the platform dies over it. */
  async #note({ id, projectId }: VpsEntity, command: string): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.audit.record(manager, {
        tenant: tenantOf(projectId),
        action: 'vps.exec',
        target: id,
        after: { command },
      }),
    );
  }
}

function toExecError(error: unknown): unknown {
  if (!(error instanceof ComputeFailure)) return error;
  if (error.code === 'timed_out') return ExecErrors.timed_out({ cause: error });
  if (error.code === 'unsupported') return ConsoleErrors.unsupported({ cause: error });
  return toVpsError(error);
}
