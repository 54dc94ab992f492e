import { buffer } from 'node:stream/consumers';
import { KeyedMutex } from '../../keyed-mutex.js';
import type { EngineRef } from '../../server-spec.js';
import { isFailure } from '../client/incus-failure.js';
import type { IncusParts } from '../incus-connection.js';
import { powerOf } from '../parts/instance-list.js';
import { KeptLog, LOG_KEEP_BYTES } from './kept-log.js';
import { newsOf } from './news-of.js';

/**
 * What guests wrote to their consoles. While a guest runs, the engine forgets what was read of its
 * ring buffer, so all that is read is kept here. When it stops, the engine leaves what nobody read
 * in a file; that file stays, and may hold what was read long ago as well.
 */
export class ConsoleLogs {
  private readonly kept: KeptLog;
  private readonly order = new KeyedMutex();

  constructor(dir: string) {
    this.kept = new KeptLog(dir);
  }

  /** The newest output, also of earlier starts and while the engine does not answer. */
  async read(to: IncusParts, ref: EngineRef): Promise<string> {
    return this.order.run(ref, async () => {
      const failure = await this.take(to, ref).catch((error: unknown) => error);
      const bytes = await this.kept.read(ref);
      if (failure !== undefined && bytes.length === 0) throw failure;
      return bytes.toString();
    });
  }

  /** Keeps what the engine has now. It must not keep a server from being started or stopped. */
  async keep(to: IncusParts, ref: EngineRef): Promise<void> {
    await this.order.run(ref, () => this.take(to, ref)).catch(() => undefined);
  }

  async remove(ref: EngineRef): Promise<void> {
    await this.order.run(ref, () => this.kept.remove(ref));
  }

  private async take({ client, instances }: IncusParts, ref: EngineRef): Promise<undefined> {
    const isOff = powerOf(await instances.get(ref)) === 'stopped';
    const bytes = await client
      .download(`/1.0/instances/${ref}/console`)
      .then(({ body }) => buffer(body))
      .catch((error: unknown) => {
        // One that never started has no file.
        if (isFailure(error, 'not_found')) return Buffer.alloc(0);
        throw error;
      });
    const newest = bytes.subarray(-LOG_KEEP_BYTES);
    await this.kept.append(ref, isOff ? newsOf(await this.kept.read(ref), newest) : newest);
  }
}
