import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { flvHeader, flvTag, type MediaMessage, payloadKind, RtmpListener } from '@skydeck/rtmp';

const [WIDTH, HEIGHT] = [640, 360];

/** What others run: takes publishers over RTMP, and keeps what they send. */
export class PushTarget implements AsyncDisposable {
  connections = 0;
  isTaking = true;
  #messages: MediaMessage[] = [];
  #hangUp: (() => void) | undefined;
  readonly #listener = new RtmpListener({
    admit: async ({ streamKey }, publisher) => {
      if (streamKey !== 'secret-of-target' || !this.isTaking) return 'unknown_key';
      this.connections++;
      this.#messages = [];
      this.#hangUp = () => publisher.close('shutdown');
      return { media: (message) => void this.#messages.push(message), gone: () => undefined };
    },
  });
  port = 0;

  static async start(): Promise<PushTarget> {
    const target = new PushTarget();
    ({ port: target.port } = await target.#listener.listen(0, '127.0.0.1'));
    return target;
  }

  get url(): string {
    return `rtmp://127.0.0.1:${this.port}/live`;
  }

  /** Kinds of what came since the last connection. */
  kinds(): string[] {
    return this.#messages.map((one) => `${one.kind} ${payloadKind(one)}`);
  }

  get received(): number {
    return this.#messages.length;
  }

  hangUp(): void {
    this.#hangUp?.();
  }

  /** How bright the newest picture is on average in each half: 16 is black. */
  async brightness(): Promise<{ left: number; right: number }> {
    const from = this.#messages.findLastIndex((one) => payloadKind(one) === 'keyframe');
    const config = this.#messages.find(
      (one) => one.kind === 'video' && payloadKind(one) === 'config',
    );
    const shown = [config, ...this.#messages.slice(from)].filter((one) => one?.kind === 'video');
    const tags = shown.map((one) => flvTag('video', one!.timestampMs, one!.payload));
    const options = '-nostdin -v error -f flv -i - -f rawvideo -pix_fmt gray -';
    const child = spawn('ffmpeg', options.split(' '), { stdio: ['pipe', 'pipe', 'ignore'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stdin.end(Buffer.concat([flvHeader({ audio: false, video: true }), ...tags]));
    await once(child, 'close');
    const picture = Buffer.concat(pieces).subarray(-WIDTH * HEIGHT);
    const sums = { left: 0, right: 0 };
    for (const [at, value] of picture.entries()) {
      sums[at % WIDTH < WIDTH / 2 ? 'left' : 'right'] += value;
    }
    const half = (WIDTH * HEIGHT) / 2;
    return { left: sums.left / half, right: sums.right / half };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listener.close('shutdown');
  }
}
