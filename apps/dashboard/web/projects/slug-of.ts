const LONGEST_SLUG_CHARS = 40;

/** The slug that a name becomes: a DNS label of lower-case letters, digits and hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG_CHARS)
    .replaceAll(/^-+|-+$/g, '');
}
