import { z } from 'zod';
import { domainNameOf } from './domain-name.js';

/** A host name in any spelling; it becomes the form that it is kept in. */
export const HostName = z
  .string()
  .min(1)
  .max(1012)
  .transform((text, context) => {
    const host = domainNameOf(text);
    if (host !== undefined) return host;
    const message =
      'must be a host name with at least one dot, without port, at most 253 characters';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
