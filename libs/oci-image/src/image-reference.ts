import { type Digest, DigestSchema } from './descriptor.js';

/** Where an image is: `registry/repository:tag` or `registry/repository@digest`. */
export interface ImageReference {
  /** Host, with a port where it is not the usual one. */
  readonly registry: string;
  readonly repository: string;
  /** `latest` when neither a tag nor a digest is named. */
  readonly tag: string | undefined;
  /** Counts more than the tag. */
  readonly digest: Digest | undefined;
}

const HUB = 'docker.io';
/** The name that people write and the host that answers differ for this one only. */
const HUB_HOST = 'registry-1.docker.io';

const PART = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Reads a reference as Docker's distribution grammar has it: without a registry it is Docker Hub's.
 * Undefined when it names no image.
 */
export function parseReference(text: string): ImageReference | undefined {
  const [named = '', digest, ...more] = text.split('@');
  if (more.length > 0 || (digest !== undefined && !DigestSchema.safeParse(digest).success)) {
    return undefined;
  }
  const colon = named.lastIndexOf(':');
  const hasTag = colon > named.lastIndexOf('/');
  const tag = hasTag ? named.slice(colon + 1) : undefined;
  const { registry, repository } = placeOf(hasTag ? named.slice(0, colon) : named);
  const isGood =
    (tag === undefined || TAG.test(tag)) &&
    HOST.test(registry) &&
    repository.length <= 255 &&
    repository.split('/').every((part) => PART.test(part));
  if (!isGood) return undefined;
  const usual = digest === undefined ? 'latest' : undefined;
  return { registry, repository, tag: tag ?? usual, digest: digest as Digest | undefined };
}

/** The first part is a registry when it looks like a host; otherwise it is part of the name. */
function placeOf(name: string): { registry: string; repository: string } {
  const slash = name.indexOf('/');
  const first = name.slice(0, Math.max(slash, 0));
  if (/[.:]/.test(first) || first === 'localhost') {
    return { registry: first, repository: name.slice(slash + 1) };
  }
  return { registry: HUB, repository: slash < 0 ? `library/${name}` : name };
}

/** The address of the registry's API. Only registries on this machine are spoken to in the clear. */
export function registryUrl({ registry }: Pick<ImageReference, 'registry'>): string {
  const host = registry === HUB ? HUB_HOST : registry;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return `${isLocal ? 'http' : 'https'}://${host}`;
}

/** What a registry is asked for: the digest if there is one, else the tag. */
export function wantedOf({ tag, digest }: ImageReference): string {
  return digest ?? tag ?? 'latest';
}

/** The image under its content address, which never names anything else. */
export function pinnedName({ registry, repository }: ImageReference, digest: string): string {
  return `${registry}/${repository}@${digest}`;
}
