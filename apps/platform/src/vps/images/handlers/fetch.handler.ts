import type { OperationRun } from '@skydeck/operations';
import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ImageCheck } from '../check/image-check.js';
import type { StoredFile } from '../files/image-files.js';
import type { ImageEntity } from '../image.entity.js';
import { ImageErrors } from '../image.errors.js';
import { ImageHandler, ImageTools } from './image-handler.js';

const TELL_EVERY = 0.05;

/** What is to be fetched. */
export interface FetchInput {
  readonly url: string;
  readonly sha256?: string;
}

/** Fetches an image from an address, and looks into it. */
@Injectable()
export class ImageFetchHandler extends ImageHandler<FetchInput> implements OnApplicationShutdown {
  override readonly kind = 'image.fetch';

  constructor(
    tools: ImageTools,
    private readonly outbound: Outbound,
    private readonly checks: ImageCheck,
  ) {
    super(tools);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbound.close();
  }

  protected override async make(image: ImageEntity, run: OperationRun<FetchInput>) {
    await this.tellProgress(run, 0, 'fetching the file');
    const { path, sizeBytes, sha256 } = await this.#fetch(image, run);
    await this.tellProgress(run, 0.8, 'looking into the file');
    const minDiskGb = await this.checks.check(path, image.format, run.signal);
    return { path, sizeBytes: String(sizeBytes), sha256, minDiskGb };
  }

  async #fetch(image: ImageEntity, run: OperationRun<FetchInput>): Promise<StoredFile> {
    const { input, signal } = run;
    try {
      const answer = await this.outbound.download(input.url, signal);
      if (answer.status !== 200) {
        throw ImageErrors.fetch_failed({ detail: `It answered with ${answer.status}.` });
      }
      let told = 0;
      const onBytes = (bytes: number): void => {
        const done = Math.min(0.8, (bytes / (answer.sizeBytes ?? Infinity)) * 0.8);
        if (done - told < TELL_EVERY) return;
        told = done;
        this.tellProgress(run, done, 'fetching the file').catch(() => undefined);
      };
      const { sha256 } = input;
      return await this.tools.files.store(image.id, answer.body, { sha256, onBytes });
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      const why = error.problem.replaceAll('_', ' ');
      throw ImageErrors.fetch_failed({ detail: `It could not be fetched: ${why}.`, cause: error });
    }
  }
}
