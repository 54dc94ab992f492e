const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** What one pass over the bytes of a valid JSON text tells of it. */
export interface JsonOutline {
  /** Brackets that are open at once, at most. */
  readonly depth: number;
  /** Members of all objects; one that appears twice counts twice. */
  readonly members: number;
  /** Whether characters of strings are written as escapes. */
  readonly hasEscapes: boolean;
}

/** Looks at brackets, colons and strings only: the text is known to be valid. */
export function outlineOf(bytes: Buffer): JsonOutline {
  let [open, depth, members, hasEscapes, isInString] = [0, 0, 0, false, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isInString) {
      if (byte === QUOTE) isInString = false;
      else if (byte === BACKSLASH) {
        hasEscapes = true;
        at += 1;
      }
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COLON) members += 1;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      open += 1;
      if (open > depth) depth = open;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) open -= 1;
  }
  return { depth, members, hasEscapes };
}

/** Members that are left of a text once it was read: of those with one name there is one. */
export function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Array.isArray(value) ? (value as unknown[]) : Object.values(value);
  let count = Array.isArray(value) ? 0 : inside.length;
  for (const one of inside) if (typeof one === 'object') count += countMembers(one);
  return count;
}
