/** Bytes of a segment of a key that one file name holds; escaped they fit into 255. */
const CHUNK = 80;

/** What a file name stands for: an object, the slash behind a segment, or a cut inside of one. */
export type NameKind = 'object' | 'folder' | 'cut';

const MARKS = { object: '@', folder: '+', cut: '~' } as const satisfies Record<NameKind, string>;

/**
 * File names that lead to the object of a key, one for each segment. Bytes but `a-z 0-9 . _ -` are
 * escaped, so that file systems which ignore case or normalise Unicode keep all keys apart. A
 * segment is cut after every 80 bytes, always, so that each name stands for one unbroken run of
 * keys in byte order.
 */
export function namesOf(key: string): string[] {
  const segments = toBinary(key).split('/');
  return segments.flatMap((segment, index) => {
    const names: string[] = [];
    let rest = segment;
    for (; rest.length >= CHUNK; rest = rest.slice(CHUNK)) {
      names.push(escape(rest.slice(0, CHUNK)) + MARKS.cut);
    }
    names.push(escape(rest) + (index === segments.length - 1 ? MARKS.object : MARKS.folder));
    return names;
  });
}

/** Reads one file name again; undefined for what this store did not write. */
export function readName(name: string): { kind: NameKind; text: string } | undefined {
  const mark = name.at(-1);
  const kind = (Object.keys(MARKS) as NameKind[]).find((candidate) => MARKS[candidate] === mark);
  if (!kind) return undefined;
  const text = name
    .slice(0, -1)
    .replaceAll(/%([0-9a-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return { kind, text };
}

/** A key as one character for each byte: compared as text, it sorts as S3 sorts. */
export function toBinary(key: string): string {
  return Buffer.from(key, 'utf8').toString('latin1');
}

/** Undoes `toBinary`. */
export function fromBinary(binary: string): string {
  return Buffer.from(binary, 'latin1').toString('utf8');
}

function escape(binary: string): string {
  return binary.replaceAll(
    /[^a-z0-9._-]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
