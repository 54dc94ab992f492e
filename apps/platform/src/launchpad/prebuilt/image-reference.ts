/** Where an image is, as `docker pull` would find it. */
export interface ImageReference {
  /** Host and port of the registry. */
  readonly registry: string;
  readonly repository: string;
  /** `latest` when neither a tag nor a digest is named. */
  readonly tag: string | undefined;
  /** `sha256:…`; counts more than the tag. */
  readonly digest: string | undefined;
}

const HUB = 'docker.io';
/** The name that people write and the host that answers differ for this one only. */
const HUB_HOST = 'registry-1.docker.io';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
const REPOSITORY =
  /^[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*(?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * Reads the name of an image; undefined when it is none.
 * @see https://github.com/distribution/reference
 */
export function parseImageReference(text: string): ImageReference | undefined {
  const [named = '', digest, ...more] = text.split('@');
  if (more.length > 0 || (digest !== undefined && !DIGEST.test(digest))) return undefined;
  const colon = named.lastIndexOf(':');
  const hasTag = colon > named.lastIndexOf('/');
  const tag = hasTag ? named.slice(colon + 1) : undefined;
  if (tag !== undefined && !TAG.test(tag)) return undefined;
  const { registry, repository } = placeOf(hasTag ? named.slice(0, colon) : named);
  if (!HOST.test(registry) || !REPOSITORY.test(repository) || repository.length > 255) {
    return undefined;
  }
  const isPinned = digest !== undefined;
  return { registry, repository, tag: tag ?? (isPinned ? undefined : 'latest'), digest };
}

/** The first part is a registry when it looks like a host; otherwise it is part of the name. */
function placeOf(name: string): { registry: string; repository: string } {
  const slash = name.indexOf('/');
  const first = name.slice(0, slash);
  if (slash > 0 && (/[.:]/.test(first) || first === 'localhost')) {
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

/** What a registry is asked for. */
export const wantedOf = ({ tag, digest }: ImageReference): string => digest ?? tag ?? 'latest';

/** The image under its content address, which never names anything else. */
export const pinnedName = ({ registry, repository }: ImageReference, digest: string): string =>
  `${registry}/${repository}@${digest}`;
