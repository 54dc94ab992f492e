import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { KubeClient } from '../../../../kubernetes/kube-client.js';
import { ChannelInput } from '../../../../launchpad/engine/kubernetes/parts/channel-input.js';
import { TOOLS } from '../manifests/tool-job.js';

/** The protocol that can tell that input has ended: Kubernetes 1.30 and newer. */
const PROTOCOL = 'v5.channel.k8s.io';
const MESSAGE_BYTES = 4_000;

interface ExecStatus {
  readonly status?: string;
  readonly details?: { readonly causes?: readonly { reason?: string; message?: string }[] };
}

/** Where a command runs; in the container of the tools usually. */
interface PodPlace {
  readonly namespace: string;
  readonly pod: string;
  readonly container?: string;
}

/** How a command ended. */
export interface CommandEnd {
  /** Undefined when nobody knows: the connection broke. */
  readonly code: number | undefined;
  /** The end of what it complained of. */
  readonly complaint: string;
}

/** A program in a pod: its output waits when nobody reads it. */
export class PodCommand {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly ended: Promise<CommandEnd>;

  private constructor(private readonly socket: WebSocket) {
    const stdout = new PassThrough();
    this.stdin = new ChannelInput(socket, 0);
    this.stdout = stdout;
    stdout.on('drain', () => socket.resume());
    const { promise, resolve } = Promise.withResolvers<CommandEnd>();
    this.ended = promise;
    let code: number | undefined;
    let complaint = '';
    socket.on('message', (message: Buffer) => {
      const content = message.subarray(1);
      if (message[0] === 1 && !stdout.destroyed && !stdout.write(content)) socket.pause();
      if (message[0] === 2) complaint = (complaint + content.toString()).slice(-MESSAGE_BYTES);
      if (message[0] === 3) code = codeOf(content.toString());
    });
    socket.once('close', () => {
      resolve({ code, complaint });
      stdout.end();
    });
  }

  static async start(
    client: KubeClient,
    { namespace, pod, container = TOOLS }: PodPlace,
    command: readonly string[],
  ): Promise<PodCommand> {
    const words = new URLSearchParams({ container, stdin: 'true', stdout: 'true' });
    words.set('stderr', 'true');
    for (const word of command) words.append('command', word);
    const path = `api/v1/namespaces/${namespace}/pods/${pod}/exec?${words.toString()}`;
    return new PodCommand(await client.socket(path, PROTOCOL));
  }

  end(): void {
    this.socket.close();
    // One that waits for a reader would never see its end.
    this.socket.resume();
  }
}

function codeOf(content: string): number | undefined {
  const { status, details } = JSON.parse(content) as ExecStatus;
  if (status === 'Success') return 0;
  const code = details?.causes?.find(({ reason }) => reason === 'ExitCode')?.message;
  return code === undefined ? undefined : Number(code);
}
