import type { DeliveryHeaders } from './delivery-signature.js';
import { type Delivery, OTHER } from './delivery.js';
import type { HookProvider } from './hook.schema.js';
import { readBitbucket } from './providers/bitbucket.js';
import { readGeneric } from './providers/generic.js';
import { readGithub } from './providers/github.js';
import { readGitlab } from './providers/gitlab.js';

type Read = (event: string, payload: unknown) => Delivery;

const READERS: Record<HookProvider, { readonly header: string; readonly read: Read }> = {
  github: { header: 'x-github-event', read: readGithub },
  gitlab: { header: 'x-gitlab-event', read: readGitlab },
  // Their deliveries have the form of GitHub's, but for the names of headers.
  gitea: { header: 'x-gitea-event', read: readGithub },
  forgejo: { header: 'x-forgejo-event', read: readGithub },
  bitbucket: { header: 'x-event-key', read: readBitbucket },
  generic: { header: 'x-skydeck-event', read: readGeneric },
};

/** Reads a delivery; what is not understood is `other`. */
export function readDelivery(
  provider: HookProvider,
  headers: DeliveryHeaders,
  body: Buffer,
): Delivery {
  const { header, read } = READERS[provider];
  const event = headers[header];
  try {
    return read(typeof event === 'string' ? event : '', JSON.parse(body.toString('utf8')));
  } catch {
    return OTHER;
  }
}
