import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const APT = '/etc/apt';
const FILE = 'skydeck-backports.sources';

/** Releases whose Incus is among the backports. */
const WITH_BACKPORTS = new Set(['bookworm']);

/**
 * The source that offers Incus to a release without it, on the mirror that this machine installs
 * from. Null where none is needed or the machine's own sources name no mirror.
 */
export function backportsSource(apt = APT, release = readText('/etc/os-release')) {
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1];
  if (codename === undefined || !WITH_BACKPORTS.has(codename)) return null;
  const texts = sourceFiles(apt).map(readText);
  const suite = `${codename}-backports`;
  if (texts.some((text) => text.includes(suite))) return null;
  for (const text of texts) {
    for (const stanza of text.split(/\n\s*\n/)) {
      const field = (name) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'mi').exec(stanza)?.[1].trim();
      if (!field('Suites')?.split(/\s+/).includes(codename)) continue;
      return stanzaFor(field('URIs').split(/\s+/)[0], suite, field('Signed-By'));
    }
    const line = new RegExp(`^deb\\s+(?:\\[([^\\]]*)\\]\\s+)?(\\S+)\\s+${codename}\\s`, 'm').exec(
      text,
    );
    if (line) return stanzaFor(line[2], suite, /signed-by=(\S+)/.exec(line[1] ?? '')?.[1]);
  }
  return null;
}

/** Adds the source when it is needed. Needs root. */
export function ensureBackports(context) {
  const source = backportsSource();
  if (source === null) return;
  context.say('Adding the backports of Debian to the package sources');
  writeFileSync(join(APT, 'sources.list.d', FILE), source);
}

/** The command that adds the source by hand; null where none is needed. */
export function backportsCommand() {
  const source = backportsSource();
  if (source === null) return null;
  return `printf '${source.replaceAll('\n', '\\n')}' | sudo tee ${APT}/sources.list.d/${FILE}`;
}

function stanzaFor(uri, suite, signedBy) {
  const lines = ['Types: deb', `URIs: ${uri}`, `Suites: ${suite}`, 'Components: main'];
  return [...lines, ...(signedBy ? [`Signed-By: ${signedBy}`] : []), ''].join('\n');
}

function sourceFiles(apt) {
  const dir = join(apt, 'sources.list.d');
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return [join(apt, 'sources.list'), ...names.map((name) => join(dir, name))];
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
