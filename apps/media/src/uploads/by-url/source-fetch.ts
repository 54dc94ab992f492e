import { createHash } from 'node:crypto';
import { Outbound } from '@skydeck/outbound';
import { Clock } from '@skydeck/service';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { UploadEntity } from '../upload.entity.js';
import type { UploadHold } from '../upload-hold.js';
import { UploadLedger } from '../upload-ledger.js';
import { UploadLimits } from '../upload-limits.js';
import { UploadReceiving } from '../upload-receiving.js';
import { UploadStorage } from '../storage/upload-storage.js';
import { FetchFailed, failureOf, fetchFailed, tooLong } from './fetch-failed.js';

/** When it is tried again; after the last one the upload fails. */
const RETRY_AFTER_MS = [2000, 30_000];

/** Fetches files from addresses that customers name; never from our own networks. */
@Injectable()
export class SourceFetch implements OnApplicationShutdown {
  readonly #outbound: Outbound;

  constructor(
    private readonly ledger: UploadLedger,
    private readonly receiving: UploadReceiving,
    private readonly storage: UploadStorage,
    private readonly limits: UploadLimits,
    private readonly clock: Clock,
  ) {
    this.#outbound = new Outbound(limits.allowCidrs);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /** Fetches the file of an upload: what is missing of it, where its server gives that. */
  async run(hold: UploadHold): Promise<void> {
    const upload = await this.ledger.read(hold.uploadId);
    try {
      await this.#fetch(upload, hold);
    } catch (error) {
      const failed = failureOf(error);
      if (!failed || hold.lost.aborted) throw error;
      const { sourceValidator, receivedBytes } = await this.ledger.read(hold.uploadId);
      // Who gets further is not at the end of his tries, until the upload expires.
      const isFurther = sourceValidator !== null && receivedBytes > upload.receivedBytes;
      const attempts = isFurther ? 0 : upload.attempts;
      const waitMs = RETRY_AFTER_MS[attempts];
      if (failed.isFinal || waitMs === undefined) {
        await this.ledger.end(upload, 'failed', failed.failure);
      } else {
        const again = new Date(this.clock.now().getTime() + waitMs);
        await this.ledger.postpone(hold, again, attempts + 1);
      }
    }
  }

  async #fetch(upload: UploadEntity, hold: UploadHold): Promise<void> {
    const rest = restOf(upload);
    const answer = await this.#outbound.download(upload.sourceUrl ?? '', hold.lost, rest);
    const { status, sizeBytes = 0, validator = null } = answer;
    const goesOn =
      rest !== undefined &&
      answer.startBytes === rest.startBytes &&
      (validator === null || validator === rest.validator);
    const isUseless = rest !== undefined && (status === 206 || status === 416) && !goesOn;
    if (status !== 200 && !goesOn) {
      if (isUseless) await this.#forget(upload, hold);
      const isFinal = !isUseless && status < 500 && status !== 408 && status !== 429;
      throw new FetchFailed(fetchFailed(`The address answered with ${status}.`), isFinal);
    }
    if (!goesOn) {
      await this.#forget(upload, hold);
      await this.ledger.versioned(hold, validator);
    }
    const startBytes = goesOn ? rest.startBytes : 0;
    if (startBytes + sizeBytes > this.limits.maxBytes) {
      throw new FetchFailed(tooLong(this.limits), true);
    }
    const hash = createHash('sha256');
    const bytes = answer.body as AsyncIterable<Buffer>;
    await this.receiving.receive(hold, {
      bytes: buffers(bytes),
      // Of what another try brought nothing is known any more.
      ...(!goesOn && {
        watch: (chunk) => void hash.update(chunk),
        sha256: () => hash.digest('hex'),
      }),
      isWhole: true,
    });
  }

  async #forget(upload: UploadEntity, hold: UploadHold): Promise<void> {
    if (upload.storageId === null) return;
    await this.storage.drop(upload);
    await this.ledger.reset(hold);
  }
}

function restOf({ storageId, receivedBytes, sourceValidator }: UploadEntity) {
  if (storageId === null || sourceValidator === null || receivedBytes === 0) return undefined;
  return { startBytes: receivedBytes, validator: sourceValidator };
}

async function* buffers(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}
