import { access } from 'node:fs/promises';

type Distribution = 'debian' | 'ubuntu';

/** Which release is made, and of what. */
export interface BootstrapRelease {
  readonly distribution: Distribution;
  readonly suite: string;
  readonly components: readonly string[];
}

/** The archive's own key ring, where this machine has it. */
export async function keyringOption(distribution: Distribution): Promise<string[]> {
  const keyring = `/usr/share/keyrings/${distribution}-archive-keyring.gpg`;
  return access(keyring).then(
    () => [`--keyring=${keyring}`],
    () => [],
  );
}

/** The release with what was mended since. Debian's security updates are a sibling of the mirror. */
export function sourceLines(mirror: string, release: BootstrapRelease): string[] {
  const { suite, components, distribution } = release;
  const parts = components.join(' ');
  const base = mirror.replace(/\/$/, '');
  if (distribution === 'ubuntu') {
    return ['', '-updates', '-security'].map((end) => `deb ${base} ${suite}${end} ${parts}`);
  }
  return [
    `deb ${base} ${suite} ${parts}`,
    `deb ${base} ${suite}-updates ${parts}`,
    `deb ${base.replace(/debian$/, 'debian-security')} ${suite}-security ${parts}`,
  ];
}
