import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One suite of a package mirror that this machine uses. */
export interface AptSource {
  /** Address of the mirror, as apt knows it. */
  readonly uri: string;
  readonly suite: string;
  readonly components: readonly string[];
  /** Key ring that the mirror's signatures are checked with. */
  readonly signedBy?: string;
}

/** The binary package sources that this machine installs from. */
export async function aptSources(dir = '/etc/apt'): Promise<AptSource[]> {
  const names = await readdir(join(dir, 'sources.list.d')).catch(() => []);
  const files = ['sources.list', ...names.map((name) => join('sources.list.d', name))];
  const found = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(dir, name), 'utf8').catch(() => '');
      return name.endsWith('.sources') ? readStanzas(text) : readLines(text);
    }),
  );
  return found.flat();
}

/** The mirror of a distribution by its archive key ring or the name in its address. */
export function mirrorOf(
  sources: readonly AptSource[],
  name: 'debian' | 'ubuntu',
): string | undefined {
  const isArchive = ({ uri, suite }: AptSource): boolean =>
    new URL(uri).pathname.split('/').includes(name) && !/security|backports/.test(suite);
  return sources.find((source) => /^https?:/.test(source.uri) && isArchive(source))?.uri;
}

/** deb822, see sources.list(5). */
function readStanzas(text: string): AptSource[] {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const fields = new Map<string, string>();
    for (const [, name = '', value = ''] of stanza.matchAll(/^([A-Za-z-]+):[ \t]*(.*)$/gm)) {
      fields.set(name.toLowerCase(), value.trim());
    }
    if (fields.get('enabled') === 'no' || !words(fields.get('types')).includes('deb')) return [];
    const signedBy = fields.get('signed-by');
    return words(fields.get('uris')).flatMap((uri) =>
      words(fields.get('suites')).map((suite) => ({
        uri,
        suite,
        components: words(fields.get('components')),
        signedBy: signedBy?.startsWith('/') === true ? signedBy : undefined,
      })),
    );
  });
}

/** One source a line, see sources.list(5). */
function readLines(text: string): AptSource[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)([^#]*)/.exec(line);
    if (!match) return [];
    const [, options = '', uri = '', suite = '', components] = match;
    const signedBy = /signed-by=(\S+)/.exec(options)?.[1];
    return [{ uri, suite, components: words(components), ...(signedBy ? { signedBy } : {}) }];
  });
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
