/** Where a stream is published. The key is a secret: it goes into no log. */
export interface RtmpTarget {
  readonly isSecure: boolean;
  /** A name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  readonly app: string;
  /** The address without its key, as the other side is told. */
  readonly tcUrl: string;
  readonly streamKey: string;
}

const PORT = 1935;
const SECURE_PORT = 443;

/**
 * Reads an address such as `rtmp://a.example.com/live2` or `rtmps://…`; null when it is none. It has
 * no user, no query and no fragment, and at least one name behind the host.
 */
export function rtmpTargetOf(address: string, streamKey: string): RtmpTarget | null {
  // Only with a scheme that it knows does the parser read the host as one.
  const scheme = /^(rtmps?):\/\//.exec(address)?.[1];
  const url = scheme === undefined ? null : URL.parse(`https${address.slice(scheme.length)}`);
  if (!url || url.username !== '' || url.password !== '') return null;
  if (url.search !== '' || url.hash !== '' || url.port === '0') return null;
  const app = url.pathname.replace(/^\/+|\/+$/g, '');
  if (app === '' || url.hostname === '') return null;
  const isSecure = scheme === 'rtmps';
  return {
    isSecure,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    // The parser leaves out 443, which is only the standard port of what is secure.
    port: url.port === '' ? portOf(address, isSecure) : Number(url.port),
    app,
    tcUrl: `${scheme}://${url.host}/${app}`,
    streamKey,
  };
}

function portOf(address: string, isSecure: boolean): number {
  return isSecure || /^rtmp:\/\/[^/]*:443(?:\/|$)/.test(address) ? SECURE_PORT : PORT;
}
