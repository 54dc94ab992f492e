import type { RunResult } from '@skydeck/exec';
import { runTool, type ToolRun } from './run-tool.js';
import type { SandboxKind, SandboxView } from './sandbox-options.js';

/** Runs tools for one task: one file, one folder, one set of limits. */
export class ToolRunner {
  constructor(
    private readonly kind: SandboxKind,
    private readonly view: SandboxView,
    private readonly deadlineMs: number,
    private readonly stallMs?: number,
  ) {}

  run(
    tool: readonly string[],
    signal: AbortSignal,
    options: Pick<ToolRun, 'onLine'> = {},
  ): Promise<RunResult> {
    const { view, deadlineMs, stallMs } = this;
    return runTool(this.kind, tool, { view, deadlineMs, stallMs, signal, ...options });
  }
}
