import { type Digest, DigestSchema } from './descriptor.js';
import { ImageFailure } from './image-failure.js';

/** Where an image is: `registry/repository:tag` or `registry/repository@digest`. */
export interface ImageReference {
  /** Host, with a port where it is not the usual one. */
  readonly registry: string;
  readonly repository: string;
  readonly tag?: string;
  readonly digest?: Digest;
}

const PART = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Reads a reference as Docker's distribution grammar has it: without a registry it is Docker Hub's,
 * without a tag it is `latest`. @throws ImageFailure `bad_reference`
 */
export function parseReference(text: string): ImageReference {
  const [name = '', digest, ...more] = text.split('@');
  const slash = name.indexOf('/');
  const first = name.slice(0, Math.max(slash, 0));
  const hasHost = first === 'localhost' || /[.:]/.test(first);
  const registry = hasHost ? first : 'docker.io';
  const rest = hasHost ? name.slice(slash + 1) : name;
  const colon = rest.lastIndexOf(':');
  const path = colon < 0 ? rest : rest.slice(0, colon);
  const tag = colon < 0 ? undefined : rest.slice(colon + 1);
  const repository = registry === 'docker.io' && !path.includes('/') ? `library/${path}` : path;

  const isGood =
    text.length <= 512 &&
    more.length === 0 &&
    HOST.test(registry) &&
    repository.length <= 255 &&
    repository.split('/').every((part) => PART.test(part)) &&
    (tag === undefined || TAG.test(tag)) &&
    (digest === undefined || DigestSchema.safeParse(digest).success);
  if (!isGood) throw new ImageFailure('bad_reference', `${text} does not name an image.`);
  if (digest !== undefined) return { registry, repository, digest: digest as Digest };
  return { registry, repository, tag: tag ?? 'latest' };
}
