import { arch } from 'node:os';
import { findProgram } from '../../../launchpad/engine/toolchain/find-program.js';
import { aptSources, mirrorOf } from './apt-sources.js';
import { keyringOption, sourceLines } from './bootstrap-options.js';
import { customizeSteps } from './debian-steps.js';
import type { ImageBuild, ImageRecipe } from './image-recipe.js';
import { limitedCommand } from './limited-command.js';

const PACKAGES = [
  'systemd-sysv',
  'systemd-resolved',
  'dbus',
  'openssh-server',
  'cloud-init',
  'sudo',
  'curl',
  'ca-certificates',
  'iproute2',
  'iputils-ping',
  'less',
  'nano',
  'procps',
  'bash-completion',
  'apt-utils',
  'tzdata',
  'passwd',
  'kmod',
  'udev',
  'isc-dhcp-client',
];

/** What makes one release of a Debian-like distribution. */
export interface DebianRelease {
  readonly slug: string;
  readonly title: string;
  readonly distribution: 'debian' | 'ubuntu';
  readonly suite: string;
  readonly components: readonly string[];
  /** Name of the first user. */
  readonly user: string;
  /** Packages that this release lacks or names otherwise. */
  readonly without?: readonly string[];
}

/** A release with systemd, an SSH server and cloud-init, made from the mirror this machine uses. */
export class DebianRecipe implements ImageRecipe {
  readonly hasCloudInit = true;
  readonly timeoutMs = 1_800_000;
  readonly slug: string;
  readonly title: string;
  readonly inputs: readonly string[];
  private readonly packages: readonly string[];

  constructor(private readonly release: DebianRelease) {
    this.slug = release.slug;
    this.title = release.title;
    this.packages = PACKAGES.filter((name) => release.without?.includes(name) !== true);
    this.inputs = [release.suite, arch(), ...this.packages, ...customizeSteps(release.user)];
  }

  async obstacle(): Promise<{ what: string; fix: string } | undefined> {
    if ((await findProgram('mmdebstrap')) === undefined) {
      return { what: 'mmdebstrap is not installed', fix: 'apt-get install mmdebstrap' };
    }
    const { distribution, suite } = this.release;
    const mirror = await this.mirror();
    if (mirror === undefined) {
      const what = `no package source of ${distribution} is set up on this machine`;
      return { what, fix: `add a mirror of ${distribution} under /etc/apt/sources.list.d` };
    }
    const url = `${mirror.replace(/\/$/, '')}/dists/${suite}/InRelease`;
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return undefined;
    return { what: `${mirror} does not offer ${suite}`, fix: `check with: curl -I ${url}` };
  }

  async build({ tarFile, workDir, signal, onProgress }: ImageBuild): Promise<void> {
    const { distribution, suite, components, user } = this.release;
    const mirror = (await this.mirror()) ?? '';
    const args = [
      '--variant=minbase',
      `--components=${components.join(',')}`,
      `--include=${this.packages.join(',')}`,
      ...(await keyringOption(distribution)),
      ...customizeSteps(user).map((step) => `--customize-hook=${step}`),
      '--format=tar',
      suite,
      tarFile,
      ...sourceLines(mirror, this.release),
    ];
    let lines = 0;
    await limitedCommand('mmdebstrap', args, {
      cwd: workDir,
      signal,
      deadlineMs: this.timeoutMs,
      onLine: (line) => {
        const step = STEPS.findIndex((text) => line.includes(text));
        if (step >= 0) lines = Math.max(lines, (step + 1) / (STEPS.length + 1));
        onProgress(lines);
      },
    });
  }

  private async mirror(): Promise<string | undefined> {
    return mirrorOf(await aptSources(), this.release.distribution);
  }
}

/** What mmdebstrap says as it goes, in order. */
const STEPS = [
  'running apt-get update',
  'downloading packages',
  'extracting archives',
  'installing essential',
  'installing remaining',
  'customize',
  'cleaning package lists',
  'creating tarball',
];
