import { type Agent, fetch } from 'undici';
import { AddressNotAllowed } from './address-not-allowed.js';

const MOST_REDIRECTS = 5;

/** An answer whose body is read as it comes in. */
export interface OutboundDownload {
  readonly status: number;
  /** What the other side says that the body will have. */
  readonly sizeBytes?: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Asks for an address, and for those that it redirects to; the agent checks each of them. */
export async function download(
  agent: Agent,
  url: string,
  signal: AbortSignal,
): Promise<OutboundDownload> {
  let at = new URL(url);
  for (let redirects = 0; ; redirects++) {
    if (!/^https?:$/.test(at.protocol) || at.username !== '') throw new AddressNotAllowed();
    const { status, headers, body } = await fetch(at, {
      // A body that is packed for the journey would be unpacked here, whatever it grows to.
      headers: { 'accept-encoding': 'identity', 'user-agent': 'skydeck' },
      redirect: 'manual',
      dispatcher: agent,
      signal,
    });
    const location = headers.get('location');
    const isPacked = !['', 'identity'].includes(headers.get('content-encoding') ?? '');
    if (status < 300 || status > 399 || location === null || redirects === MOST_REDIRECTS) {
      const size = Number(headers.get('content-length') ?? Number.NaN);
      const sizeBytes = isPacked || Number.isNaN(size) ? {} : { sizeBytes: size };
      return { status, ...sizeBytes, body: body ?? [] } as OutboundDownload;
    }
    await body?.cancel();
    at = new URL(location, at);
  }
}
