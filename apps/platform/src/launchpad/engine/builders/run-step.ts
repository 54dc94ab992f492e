import { BuildFailure } from '../build-failure.js';
import type { BuildIo, BuildLimits } from '../builder.driver.js';
import type { BuildStep } from '../build-plan.js';
import type { Bind } from '../sandbox/bwrap-options.js';
import { runSandboxed, type SandboxedResult, type SandboxHost } from '../sandbox/sandbox.js';

/** Where and with what a step of a build runs. */
export interface StepSetting {
  host: SandboxHost;
  /** Unique among what runs now. */
  name: string;
  binds: readonly Bind[];
  cwd: string;
  env: Readonly<Record<string, string>>;
  limits: BuildLimits;
  uid?: number;
  projectId?: string;
  /** Wall clock, milliseconds since the epoch, at which the whole build must be over. */
  deadlineMs: number;
}

/** Runs one step in a sandbox of its own. Throws {@link BuildFailure} unless it ends with code 0. */
export async function runStep(setting: StepSetting, step: BuildStep, io: BuildIo): Promise<void> {
  const { host, deadlineMs, limits, ...command } = setting;
  io.log(`$ ${step.run}`);
  const result = await runSandboxed(host, {
    ...command,
    argv: ['/bin/sh', '-c', step.run],
    env: { ...setting.env, ...step.env },
    network: step.network ? 'egress' : 'none',
    limits: { ...limits, timeoutS: Math.max(0.001, (deadlineMs - Date.now()) / 1_000) },
    signal: io.signal,
    onLine: (line) => io.log(line),
  });
  const failure = toFailure(result, step.name, limits);
  if (failure) throw failure;
}

function toFailure(
  result: SandboxedResult,
  step: string,
  limits: BuildLimits,
): BuildFailure | undefined {
  const { exitCode, signal } = result;
  const fail = (code: BuildFailure['code'], text: string): BuildFailure =>
    new BuildFailure(code, text, step, exitCode ?? undefined);
  if (result.aborted) return fail('cancelled', 'The build was cancelled.');
  if (exitCode === 0) return undefined;
  if (result.timedOut) return fail('timeout', `The build took longer than ${limits.timeoutS} s.`);
  if (result.diskExceeded)
    return fail('disk_exceeded', `The build wrote more than ${limits.diskMb} MB.`);
  if (result.oom)
    return fail('oom', `Step ${step} needed more than ${limits.memoryMb} MB of memory.`);
  if (result.pidsExceeded) {
    return fail('pids_exceeded', `Step ${step} started more than ${limits.pids} processes.`);
  }
  return fail('exit', `Step ${step} ended with ${signal ?? `code ${String(exitCode)}`}.`);
}
