import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { MediaOverrides } from '@skydeck/media';
import { eventually } from '@skydeck/testing';
import { AssetHarness } from '../assets/asset-harness.js';

const BROADCAST_MS = 30_000;

/** A live stream of a test. */
export interface MadeStream {
  readonly id: string;
  readonly secret: string;
  readonly playback: string;
  readonly publishUrl: string;
}

/** A publisher that runs. */
export interface RunningPublisher {
  readonly child: ChildProcess;
  /** Exit code, and whether the server let it in. */
  readonly ended: Promise<number | null>;
  /** Goes away as a crash would. */
  stop(): Promise<void>;
}

/** The media service with workers and a port for publishers. */
export class LiveHarness {
  readonly #publishers: RunningPublisher[] = [];

  private constructor(readonly media: AssetHarness) {}

  static async start(
    environment: NodeJS.ProcessEnv = {},
    overrides: MediaOverrides = {},
  ): Promise<LiveHarness> {
    return new LiveHarness(await AssetHarness.start(environment, overrides));
  }

  /** Makes a live stream. */
  async make(body: object = {}, key?: string): Promise<MadeStream> {
    const { status, data } = await this.media.call('/live-streams', body, {}, key);
    if (status !== 201) throw new Error(JSON.stringify(data));
    return {
      id: String(data['id']),
      secret: String(data['stream_key']),
      playback: String(data['playback_id']),
      publishUrl: String(data['publish_url']),
    };
  }

  /** Sends a picture and a tone in real time, as OBS does. */
  publish(url: string, seconds = 20, size = '320x180'): RunningPublisher {
    const picture = `-re -f lavfi -i testsrc2=s=${size}:r=30`;
    const sound = '-re -f lavfi -i sine=440:r=48000';
    const codecs =
      '-c:v libx264 -g 30 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -c:a aac';
    const options = `-nostdin -v error ${picture} ${sound} ${codecs} -t ${seconds} -f flv`;
    const child = spawn('ffmpeg', [...options.split(' '), url]);
    const ended = once(child, 'exit').then(([code]) => code as number | null);
    const stop = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    const publisher = { child, ended, stop };
    this.#publishers.push(publisher);
    return publisher;
  }

  /** Waits until a live stream is where it should be. */
  async until(id: string, status: string): Promise<Record<string, unknown>> {
    return eventually(
      async () => {
        const { data } = await this.media.call(`/live-streams/${id}`);
        if (data['status'] !== status) throw new Error(`It is ${String(data['status'])}.`);
        return data;
      },
      { timeoutMs: BROADCAST_MS, everyMs: 100 },
    );
  }

  /** The broadcasts of a live stream, the newest first. */
  async sessions(id: string): Promise<Record<string, unknown>[]> {
    return (await this.media.call(`/live-streams/${id}/sessions`)).data.items;
  }

  /** The assets that the last broadcast became, once they are there. */
  async recorded(id: string): Promise<string[]> {
    return eventually(
      async () => {
        const [last] = await this.sessions(id);
        const ids = (last?.['asset_ids'] ?? []) as string[];
        if (ids.length === 0) throw new Error('Nothing is recorded yet.');
        return ids;
      },
      { timeoutMs: BROADCAST_MS, everyMs: 100 },
    );
  }

  /** Fetches what players fetch. */
  stream(path: string): Promise<Response> {
    return fetch(this.media.uploads.at(`/stream/${path}`));
  }

  async close(): Promise<void> {
    for (const publisher of this.#publishers) await publisher.stop();
    await this.media.close();
  }
}
