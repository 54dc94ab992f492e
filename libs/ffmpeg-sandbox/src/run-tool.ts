import { CommandFailed, runCommand, type RunResult } from '@skydeck/exec';
import { TranscodeFailed, TranscoderUnavailable } from './transcode-failed.js';
import { type SandboxKind, type SandboxView, sandboxed } from './sandbox-options.js';
import { Watchdog } from './watchdog.js';

/** How a tool is run. */
export interface ToolRun {
  readonly view: SandboxView;
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
  /** It is ended when it gets no further for so long. Only for tools that report progress. */
  readonly stallMs?: number;
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

/** A tool that does not end when it is asked to is killed after this time. */
const GRACE_MS = 2_000;

/** Runs ffmpeg or ffprobe, shut in. @throws TranscodeFailed, TranscoderUnavailable */
export async function runTool(
  kind: SandboxKind,
  tool: readonly string[],
  { view, signal, deadlineMs, stallMs, onLine }: ToolRun,
): Promise<RunResult> {
  const watchdog = new Watchdog(stallMs);
  const [program = '', ...args] = sandboxed(kind, view, tool);
  try {
    return await runCommand(program, args, {
      deadlineMs,
      graceMs: GRACE_MS,
      signal: AbortSignal.any([signal, watchdog.signal]),
      onLine: (line, stream) => {
        if (stream === 'stdout') watchdog.saw(line);
        onLine?.(line, stream);
      },
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw failureOf(error, watchdog.signal.aborted && !signal.aborted);
  } finally {
    watchdog.stop();
  }
}

function failureOf(error: CommandFailed, hasStalled: boolean): Error {
  const { reason, code, lastLines } = error;
  const failed = (kind: TranscodeFailed['kind']) =>
    new TranscodeFailed(kind, lastLines, { cause: error });
  if (reason === 'not_started') {
    return new TranscoderUnavailable(error.program, 'apt-get install -y util-linux');
  }
  if (reason === 'aborted') return failed(hasStalled ? 'stalled' : 'aborted');
  if (reason === 'deadline') return failed('deadline');
  // What a shell says of a program that a signal ended: a limit, mostly.
  const isKilled = reason === 'signal' || (code !== null && code > 128 && code < 160);
  return failed(isKilled ? 'killed' : 'crashed');
}
