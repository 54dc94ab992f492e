import { readFile } from 'node:fs/promises';
import { aptSources, type AptSource } from '../images/apt-sources.js';

const INSTALL = 'apt-get update && apt-get install incus-base';

/** Releases whose Incus is among the backports. */
const WITH_BACKPORTS = new Set(['bookworm']);

/** How to install Incus here, from the mirror that the machine uses; LXD where there is no way. */
export async function installCommand(): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const codename = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1] ?? '';
  return commandFor(codename, await aptSources());
}

/** The command for one release and its package sources. */
export function commandFor(codename: string, sources: readonly AptSource[]): string {
  if (!WITH_BACKPORTS.has(codename)) return INSTALL;
  const suite = `${codename}-backports`;
  if (sources.some((source) => source.suite === suite)) return INSTALL;
  const main = sources.find((source) => source.suite === codename);
  if (!main) return 'apt-get update && apt-get install lxd';
  const key = main.signedBy === undefined ? '' : `[signed-by=${main.signedBy}] `;
  const line = `deb ${key}${main.uri} ${suite} main`;
  return `echo '${line}' | tee /etc/apt/sources.list.d/skydeck-backports.list && ${INSTALL}`;
}
