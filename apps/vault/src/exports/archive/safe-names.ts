const MOST_BYTES = 200;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every file system takes; `fallback` when nothing is left of it. */
export function safeName(name: string, fallback: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\s+|[. ]+$/gu, '');
  if (plain === '') return fallback;
  return cut(RESERVED.test(plain) ? `_${plain}` : plain);
}

/** Cuts a name between characters, and leaves its ending. */
function cut(name: string): string {
  if (Buffer.byteLength(name) <= MOST_BYTES) return name;
  const ending = /\.[\w-]{1,12}$/.exec(name)?.[0] ?? '';
  let kept = '';
  let bytes = Buffer.byteLength(ending);
  for (const character of name.slice(0, name.length - ending.length)) {
    bytes += Buffer.byteLength(character);
    if (bytes > MOST_BYTES) break;
    kept += character;
  }
  return kept.trimEnd() + ending;
}

/** Names of one folder: each once, also where small and capital letters are the same. */
export class NamesOfFolder {
  readonly #taken = new Set<string>();

  /** A safe name that nothing else has; what comes second has its id in it. */
  take(name: string, id: string, ending = ''): string {
    const plain = safeName(name, id);
    const first = plain + ending;
    if (this.#add(first)) return first;
    const own = ending === '' ? (/\.[\w-]{1,12}$/.exec(plain)?.[0] ?? '') : '';
    const second = `${plain.slice(0, plain.length - own.length)} ${id}${own}${ending}`;
    this.#add(second);
    return second;
  }

  #add(name: string): boolean {
    const key = name.normalize('NFC').toLowerCase();
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
