import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ImageErrors } from './image.errors.js';

const DEADLINE_MS = 20_000;

/** Networks that may be asked although they are not public. */
export abstract class ImageSources {
  abstract readonly allowCidrs: readonly string[];
}

/** Fetches pictures from addresses that customers name; never from our own networks. */
@Injectable()
export class ImageFetch implements OnApplicationShutdown {
  readonly #outbound: Outbound;

  constructor({ allowCidrs }: ImageSources) {
    this.#outbound = new Outbound(allowCidrs);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /** @throws `picture.not_fetched` */
  async get(url: string): Promise<AsyncIterable<Uint8Array>> {
    try {
      const { status, body } = await this.#outbound.download(url, AbortSignal.timeout(DEADLINE_MS));
      if (status === 200) return body;
      throw ImageErrors.not_fetched({ detail: `The address answered with ${status}.` });
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      throw ImageErrors.not_fetched({ cause: error });
    }
  }
}
