import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { backportsCommand } from './backports.mjs';
import { engineOfServers, INCUS } from './engine-of-servers.mjs';
import { installSystemPackages } from './install-packages.mjs';
import { stopDaemonsCommand } from './quiet-daemons.mjs';

/** Programs that some products call. Without them the rest runs all the same. */
const NEEDED = [
  { file: 'git', package: 'git', feature: 'apps' },
  { file: 'bwrap', package: 'bubblewrap', feature: 'apps' },
  { file: 'ip', package: 'iproute2', feature: 'apps' },
  { file: 'nft', package: 'nftables', feature: 'apps' },
  { file: 'setpriv', package: 'util-linux', feature: 'apps' },
  { file: 'mount', package: 'mount', feature: 'apps' },
  { file: '/etc/ssl/certs/ca-certificates.crt', package: 'ca-certificates', feature: 'apps' },
  { file: 'bwrap', package: 'bubblewrap', feature: 'databases' },
  { file: 'setpriv', package: 'util-linux', feature: 'databases' },
  { file: 'mmdebstrap', package: 'mmdebstrap', feature: 'databases' },
  { file: 'ffmpeg', package: 'ffmpeg', feature: 'media' },
  { file: 'bwrap', package: 'bubblewrap', feature: 'media' },
  {
    file: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
    package: 'fonts-dejavu-core',
    feature: 'media',
  },
  { file: 'setpriv', package: 'util-linux', feature: 'media' },
  { file: 'janus', package: 'janus', feature: 'rooms' },
  { file: 'janus-pp-rec', package: 'janus-tools', feature: 'rooms' },
  { file: 'turnserver', package: 'coturn', feature: 'rooms' },
  { file: 'ffmpeg', package: 'ffmpeg', feature: 'rooms' },
  { file: 'bwrap', package: 'bubblewrap', feature: 'rooms' },
  {
    file: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
    package: 'fonts-dejavu-core',
    feature: 'rooms',
  },
  { file: 'setpriv', package: 'util-linux', feature: 'rooms' },
  { file: 'pdftotext', package: 'poppler-utils', feature: 'vault' },
  { file: 'tesseract', package: 'tesseract-ocr', feature: 'vault' },
  { file: 'heif-convert', package: 'libheif-examples', feature: 'vault' },
  { file: 'exiftool', package: 'libimage-exiftool-perl', feature: 'vault' },
  { file: 'bwrap', package: 'bubblewrap', feature: 'vault' },
  { file: 'setpriv', package: 'util-linux', feature: 'vault' },
  { file: 'mmdebstrap', package: 'mmdebstrap', feature: 'servers' },
  { file: 'zstd', package: 'zstd', feature: 'servers' },
  { file: 'ip', package: 'iproute2', feature: 'servers' },
  { file: 'nft', package: 'nftables', feature: 'servers' },
  { file: 'mount', package: 'mount', feature: 'servers' },
];

/** What apps with a Dockerfile need besides, unless Docker is there. Installed only when asked for. */
const OF_CONTAINERS = [
  { file: 'podman', package: 'podman', feature: 'containers' },
  { file: 'runc', package: 'runc', feature: 'containers' },
  { file: 'catatonit', package: 'catatonit', feature: 'containers' },
];

/** Ordinary users' PATH lacks these on Debian, and that is where nft lives. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The first place where a program is found; null when it is nowhere. */
export function findProgram(name, path = process.env.PATH ?? '') {
  const folders = name.startsWith('/') ? [''] : [...path.split(delimiter), ...SYSTEM_FOLDERS];
  const mode = name.startsWith('/') ? constants.R_OK : constants.X_OK;
  for (const folder of folders) {
    const file = join(folder, name);
    try {
      accessSync(file, mode);
      return file;
    } catch {
      // Not here; the next folder may have it.
    }
  }
  return null;
}

/** What is not installed. */
export function missingPrograms(find = findProgram, isRoot = process.getuid?.() === 0) {
  if (process.platform !== 'linux') return [];
  return [...NEEDED, ...engineOfServers(find, isRoot)].filter(({ file }) => find(file) === null);
}

/** The packages that one part of Skydeck lacks: `apps`, `containers`, `databases`, `media`, `rooms`, `servers`, `vault`, `virtual-machines`. */
export function packagesFor(part, find = findProgram) {
  const isOfServers = part === 'servers' || part === 'virtual-machines';
  const all = isOfServers
    ? [
        ...NEEDED.filter(({ feature }) => feature === 'servers'),
        ...engineOfServers(find, part === 'servers'),
      ]
    : [...NEEDED, ...OF_CONTAINERS].filter(({ feature }) => feature === part);
  const missing = all.filter(({ file }) => find(file) === null);
  return [...new Set(missing.map((entry) => entry.package))];
}

/** One line for each feature that lacks something, with the command that cures it. */
export function describeMissing(missing) {
  const features = [...new Set(missing.map(({ feature }) => feature))];
  return features.map((feature) => {
    const ofFeature = missing.filter((entry) => entry.feature === feature);
    const packages = [...new Set(ofFeature.map((entry) => entry.package))];
    const names = packages.join(' ');
    const source = packages.includes(INCUS) ? backportsCommand() : null;
    const first = `${source === null ? '' : `${source} && `}sudo apt-get update && `;
    const stop = stopDaemonsCommand(packages);
    const last = stop === null ? '' : ` && sudo ${stop}`;
    return `${feature} (needs ${packages.join(', ')}): run "${first}sudo apt-get install ${names}${last}"`;
  });
}

/** Installs what is missing when we may: unasked with --yes, else only when the user agrees. */
export async function offerPrograms(options, context) {
  const missing = missingPrograms();
  const isRoot = process.getuid?.() === 0;
  if (missing.length === 0 || !isRoot || findProgram('apt-get') === null) return missing;
  const packages = [...new Set(missing.map((entry) => entry.package))];
  if (!options.yes && !(await agrees(packages, context))) return missing;
  try {
    await installSystemPackages(packages, context);
  } catch (error) {
    if (context.signal.aborted) throw error;
    context.say(error.message);
  }
  return missingPrograms();
}

async function agrees(packages, { signal }) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = `Apps, media, rooms, servers and the vault need these packages: ${packages.join(', ')}. Install them now? [Y/n] `;
    return /^(y|yes|)$/i.test((await terminal.question(question, { signal })).trim());
  } finally {
    terminal.close();
  }
}
