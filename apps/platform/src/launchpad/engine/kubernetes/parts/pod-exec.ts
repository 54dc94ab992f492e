import { randomUUID } from 'node:crypto';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { IoK8sApiCoreV1Pod } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { WebSocket } from 'ws';
import type { KubeClient } from '../../../../kubernetes/kube-client.js';
import type {
  ExecEnd,
  ExecOptions,
  ReplicaExec,
  TerminalSize,
} from '../../runtimes/exec/replica-exec.js';
import { CONTAINER } from '../manifests/pod-spec.js';
import { ChannelInput } from './channel-input.js';
import { startFailure } from './start-failures.js';

/** The protocol that can tell that input has ended: Kubernetes 1.30 and newer. */
const PROTOCOL = 'v5.channel.k8s.io';
const CHANNEL = { stdin: 0, stdout: 1, stderr: 2, status: 3, resize: 4 } as const;
const MARK = 'SKYDECK_EXEC';
const MARKED = ['/bin/sh', '-c', `export ${MARK}="$0"; exec "$@"`];
const KILL = `for file in /proc/[0-9]*/environ; do
  if grep -q "$0" "$file" 2>/dev/null; then pid=\${file#/proc/}; kill -KILL "\${pid%/environ}"; fi
done`;

interface ExecStatus {
  readonly status?: string;
  readonly details?: {
    readonly causes?: readonly { readonly reason?: string; readonly message?: string }[];
  };
}

/** A command in the container of a pod. */
export class PodExec implements ReplicaExec {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable | undefined;
  readonly ended: Promise<ExecEnd>;

  private constructor(
    private readonly client: KubeClient,
    private readonly pod: IoK8sApiCoreV1Pod,
    private readonly socket: WebSocket,
    private readonly mark: string,
    private readonly isTerminal: boolean,
  ) {
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    this.stdin = new ChannelInput(socket, CHANNEL.stdin);
    this.stdout = stdout;
    this.stderr = isTerminal ? undefined : stderr;
    const { promise, resolve } = Promise.withResolvers<ExecEnd>();
    this.ended = promise;
    let end: ExecEnd = {};
    socket.on('message', (message: Buffer) => {
      const content = message.subarray(1);
      if (message[0] === CHANNEL.stdout) stdout.write(content);
      else if (message[0] === CHANNEL.stderr) stderr.write(content);
      else if (message[0] === CHANNEL.status) end = endOf(content.toString());
    });
    socket.once('close', () => {
      stdout.end();
      stderr.end();
      resolve(end);
    });
  }

  /** @throws StartFailure */
  static async start(
    client: KubeClient,
    pod: IoK8sApiCoreV1Pod,
    { command, terminal }: ExecOptions,
  ): Promise<PodExec> {
    const mark = randomUUID();
    const isTerminal = terminal !== undefined;
    const shown = isTerminal ? ['/usr/bin/env', 'TERM=xterm-256color', ...command] : command;
    const path = pathOf(pod, [...MARKED, mark, ...shown], isTerminal);
    const socket = await client.socket(path, PROTOCOL).catch((error: unknown) => {
      throw startFailure(error);
    });
    const started = new PodExec(client, pod, socket, mark, isTerminal);
    if (terminal) await started.resize(terminal);
    return started;
  }

  async resize({ cols, rows }: TerminalSize): Promise<void> {
    if (!this.isTerminal || this.socket.readyState !== this.socket.OPEN) return;
    const size = JSON.stringify({ Width: cols, Height: rows });
    this.socket.send(Buffer.concat([Buffer.of(CHANNEL.resize), Buffer.from(size)]));
  }

  async kill(): Promise<void> {
    if (this.socket.readyState === this.socket.OPEN) {
      // What it started has its mark as well.
      const path = pathOf(this.pod, ['/bin/sh', '-c', KILL, `${MARK}=${this.mark}`], false);
      const socket = await this.client.socket(path, PROTOCOL).catch(() => undefined);
      if (socket) await new Promise((resolve) => socket.once('close', resolve));
    }
    this.socket.close();
  }
}

function pathOf({ metadata }: IoK8sApiCoreV1Pod, command: readonly string[], tty: boolean): string {
  const { name = '', namespace = '' } = metadata ?? {};
  const words = new URLSearchParams({ container: CONTAINER, stdin: 'true', stdout: 'true' });
  words.set('stderr', String(!tty));
  words.set('tty', String(tty));
  for (const word of command) words.append('command', word);
  return `api/v1/namespaces/${namespace}/pods/${name}/exec?${words.toString()}`;
}

function endOf(content: string): ExecEnd {
  const { status, details } = JSON.parse(content) as ExecStatus;
  if (status === 'Success') return { code: 0 };
  const code = details?.causes?.find(({ reason }) => reason === 'ExitCode')?.message;
  return code === undefined ? {} : { code: Number(code) };
}
