import { createHash } from 'node:crypto';

const MOST = 63;
const HASH = 10;

/** A name as objects of a cluster may have it. */
export function objectName(...parts: readonly string[]): string {
  const text = parts.join('-');
  const plain = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  // Identifiers are lower case and lose their one underscore only, so they stay apart.
  const isKept = /^[a-z0-9_-]*$/.test(text) && plain.length <= MOST && plain !== '';
  if (isKept) return plain;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH);
  return `${plain.slice(0, MOST - HASH - 1).replace(/-+$/, '') || 'n'}-${hash}`;
}

/** A text as the value of a label. */
export function labelValue(text: string): string {
  return /^[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/.test(text) ? text : objectName(text);
}
