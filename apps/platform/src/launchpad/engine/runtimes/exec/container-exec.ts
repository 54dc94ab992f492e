import { PassThrough, type Duplex, type Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type Docker from 'dockerode';
import { processTree } from '../../sandbox/process-tree.js';
import type { ExecEnd, ExecOptions, ReplicaExec, TerminalSize } from './replica-exec.js';

/** A command in a container that runs. */
export class ContainerExec implements ReplicaExec {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable | undefined;
  readonly ended: Promise<ExecEnd>;

  private constructor(
    private readonly exec: Docker.Exec,
    private readonly stream: Duplex,
    private readonly isTerminal: boolean,
  ) {
    this.stdin = stream;
    stream.on('error', () => undefined);
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    if (isTerminal) {
      this.stdout = stream.pipe(stdout);
    } else {
      (exec.modem as { demuxStream(from: unknown, out: unknown, err: unknown): void }).demuxStream(
        stream,
        stdout,
        stderr,
      );
      this.stdout = stdout;
      this.stderr = stderr;
    }
    this.ended = this.end(stdout, stderr);
  }

  static async start(
    container: Docker.Container,
    { command, terminal }: ExecOptions,
  ): Promise<ContainerExec> {
    const isTerminal = terminal !== undefined;
    const exec = await container.exec({
      Cmd: [...command],
      AttachStdin: true,
      AttachStdout: true,
      AttachStderr: true,
      Tty: isTerminal,
      Env: isTerminal ? ['TERM=xterm-256color'] : [],
    });
    const stream = await exec.start({ hijack: true, stdin: true, Tty: isTerminal });
    const started = new ContainerExec(exec, stream, isTerminal);
    if (terminal) await started.resize(terminal);
    return started;
  }

  async resize({ cols, rows }: TerminalSize): Promise<void> {
    if (this.isTerminal) await this.exec.resize({ h: rows, w: cols }).catch(() => undefined);
  }

  async kill(): Promise<void> {
    const { Pid, Running } = await this.exec.inspect();
    // Where its processes are not ours to see, it loses its terminal and its pipes only.
    for (const pid of Running ? (await processTree(Pid)).toReversed() : []) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
    this.stream.destroy();
  }

  private async end(stdout: PassThrough, stderr: PassThrough): Promise<ExecEnd> {
    await finished(this.stream, { writable: false }).catch(() => undefined);
    stdout.end();
    stderr.end();
    const { ExitCode: code } = await this.exec.inspect().catch(() => ({ ExitCode: null }));
    return code === null ? {} : { code };
  }
}
