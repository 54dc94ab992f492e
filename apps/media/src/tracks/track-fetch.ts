import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TrackLimits } from './track-limits.js';
import { MOST_BYTES } from './track-texts.js';

const TIMEOUT_MS = 60_000;

/** Why captions could not be fetched, and whether another try may do better. */
export class TrackFetchFailed extends Error {
  override readonly name = 'TrackFetchFailed';

  constructor(
    readonly code: string,
    readonly detail: string,
    readonly isFinal: boolean,
  ) {
    super(detail);
  }
}

/** Fetches captions from addresses that customers name; never from our own networks. */
@Injectable()
export class TrackFetch implements OnApplicationShutdown {
  readonly #outbound: Outbound;

  constructor(limits: TrackLimits) {
    this.#outbound = new Outbound(limits.allowCidrs);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#outbound.close();
  }

  /** The bytes at an address. @throws TrackFetchFailed */
  async get(url: string): Promise<Buffer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const { status, body } = await this.#outbound.download(url, signal);
      if (status !== 200) {
        const isFinal = status < 500 && status !== 408 && status !== 429;
        throw failed(`The address answered with ${status}.`, isFinal);
      }
      return await wholeOf(body);
    } catch (error) {
      if (!(error instanceof OutboundFailure)) throw error;
      if (error.problem !== 'address_not_allowed') throw failed(PROBLEMS[error.problem], false);
      const detail = 'The address is not on the public internet.';
      throw new TrackFetchFailed('source_blocked', detail, true);
    }
  }
}

/** Leaving the loop cancels the rest. */
async function wholeOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    parts.push(part);
    size += part.byteLength;
    if (size > MOST_BYTES) {
      throw new TrackFetchFailed('input_too_large', 'A file of captions may have 5 MiB.', true);
    }
  }
  return Buffer.concat(parts);
}

const failed = (detail: string, isFinal: boolean) =>
  new TrackFetchFailed('source_fetch_failed', detail, isFinal);

const PROBLEMS: Record<Exclude<OutboundFailure['problem'], 'address_not_allowed'>, string> = {
  name_not_found: 'The name of the host was not found.',
  connection_failed: 'No connection could be made.',
  connection_reset: 'The connection ended before the file did.',
  tls_failed: 'No secure connection could be made.',
  timeout: 'The host was silent for too long.',
};
