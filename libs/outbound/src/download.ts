import { type Agent, fetch, type Headers } from 'undici';
import { AddressNotAllowed } from './address-not-allowed.js';

const MOST_REDIRECTS = 5;

/** An answer whose body is read as it comes in. */
export interface OutboundDownload {
  readonly status: number;
  /** What the other side says that the body will have. */
  readonly sizeBytes?: number;
  /** Where in the whole the body begins, when it is a part (206). */
  readonly startBytes?: number;
  /** Strong validator of the whole, which a later part can be asked by. */
  readonly validator?: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The rest of something whose beginning is there, as long as it has not changed. */
export interface RestOf {
  readonly startBytes: number;
  readonly validator: string;
}

/** Asks for an address, and for those that it redirects to; the agent checks each of them. */
export async function download(
  agent: Agent,
  url: string,
  signal: AbortSignal,
  rest?: RestOf,
): Promise<OutboundDownload> {
  let at = new URL(url);
  for (let redirects = 0; ; redirects++) {
    if (!/^https?:$/.test(at.protocol) || at.username !== '') throw new AddressNotAllowed();
    const { status, headers, body } = await fetch(at, {
      // A body that is packed for the journey would be unpacked here, whatever it grows to.
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'skydeck',
        ...(rest && { range: `bytes=${rest.startBytes}-`, 'if-range': rest.validator }),
      },
      redirect: 'manual',
      dispatcher: agent,
      signal,
    });
    const location = headers.get('location');
    const isPacked = !['', 'identity'].includes(headers.get('content-encoding') ?? '');
    if (status < 300 || status > 399 || location === null || redirects === MOST_REDIRECTS) {
      const size = Number(headers.get('content-length') ?? Number.NaN);
      const sizeBytes = isPacked || Number.isNaN(size) ? {} : { sizeBytes: size };
      const whole = isPacked ? {} : { ...validatorOf(headers), ...startOf(status, headers) };
      return { status, ...sizeBytes, ...whole, body: body ?? [] } as OutboundDownload;
    }
    await body?.cancel();
    at = new URL(location, at);
  }
}

/** A moment is a strong validator when nothing can have changed within its second (RFC 9110, 8.8.2.2). */
const SETTLED_MS = 60_000;

function validatorOf(headers: Headers): { validator?: string } {
  const etag = headers.get('etag');
  if (etag !== null) return etag.startsWith('"') ? { validator: etag } : {};
  const changed = headers.get('last-modified');
  const [sent, since] = [headers.get('date'), changed].map((text) => Date.parse(text ?? ''));
  const isSettled = (sent ?? Number.NaN) - (since ?? Number.NaN) >= SETTLED_MS;
  return changed !== null && isSettled ? { validator: changed } : {};
}

function startOf(status: number, headers: Headers): { startBytes?: number } {
  const [, start] = /^bytes (\d{1,15})-/.exec(headers.get('content-range') ?? '') ?? [];
  return status === 206 && start !== undefined ? { startBytes: Number(start) } : {};
}
