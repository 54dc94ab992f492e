import { PlaybackErrors } from '../playback.errors.js';

/** Which pages may play. */
export interface PageRule {
  /** Hosts such as `example.com` or `*.example.com`; any page when empty. */
  readonly referrers: readonly string[];
  readonly allowsNoReferrer: boolean;
}

/**
 * Checks the page that a request names in `Referer` (RFC 9110, 10.1.3). Whoever writes the request by
 * hand can name any: it keeps others from embedding, and is no lock.
 * @param ownHost host of the service, whose player page was checked when it was opened
 * @throws `playback.not_allowed_here`
 */
export function checkPage(rule: PageRule | null, referer: string | undefined, ownHost: string) {
  if (!rule || rule.referrers.length === 0) return;
  const page = pageOf(referer);
  if (!page) {
    if (rule.allowsNoReferrer) return;
    throw PlaybackErrors.not_allowed_here();
  }
  const isAllowed =
    page.host === ownHost || rule.referrers.some((host) => covers(host, page.hostname));
  if (!isAllowed) throw PlaybackErrors.not_allowed_here();
}

function pageOf(referer: string | undefined): URL | null {
  return referer === undefined ? null : URL.parse(referer);
}

function covers(host: string, hostname: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}
