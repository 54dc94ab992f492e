import { z } from 'zod';
import { defineSection } from '../settings/section.js';

const MOST_URLS = 20;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that a code may be handed to: by TLS, or on the machine of the browser itself. */
export const RedirectUrl = z
  .url()
  .max(1024)
  .refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username || url.password || text.includes('#')) return false;
    return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
  }, 'Write an address that begins with `https://` (`http://` on localhost), without a fragment.');

/** Settings of links that sign in. */
export const MagicLinkSettings = defineSection('MagicLink', {
  description: 'Links by mail that sign users in.',
  fields: {
    redirect_urls: z
      .array(RedirectUrl)
      .max(MOST_URLS)
      .describe('Where browsers may be sent with a code: exactly these addresses, no others.'),
    ttl_s: z.int().min(60).max(3600).describe('Seconds for which a link is good.'),
  },
  defaults: { redirect_urls: [], ttl_s: 600 },
});
