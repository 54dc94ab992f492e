import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { PlannedTool } from '../build-plan.js';
import { fetchPackage } from './fetch-package.js';

/** Further names of what a package brings. */
const ALIASES: Readonly<Record<string, readonly string[]>> = { bun: ['bunx'] };

/**
 * Package managers from the registry of npm, each version once, in folders that every user can read.
 * One that is fetched stays what `10` means, so that builds do not change by themselves.
 */
export class PackageManagers {
  private readonly staged = new Map<string, Promise<string>>();

  constructor(private readonly dir: string) {}

  /** The folder of a package manager, to be seen as /opt/tool. Rejects when it is not to be had. */
  async get(tool: PlannedTool): Promise<string> {
    const key = `${tool.name}-${tool.version}`;
    let staging = this.staged.get(key);
    if (!staging) {
      staging = this.find(tool).then(async (found) => found ?? this.stage(tool));
      this.staged.set(key, staging);
      staging.catch(() => this.staged.delete(key));
    }
    return staging;
  }

  private async find({ name, version }: PlannedTool): Promise<string | undefined> {
    const present = (await readdir(this.dir).catch(() => []))
      .filter(
        (folder) => folder === `${name}-${version}` || folder.startsWith(`${name}-${version}.`),
      )
      .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
    return present[0] === undefined ? undefined : join(this.dir, present[0]);
  }

  private async stage(tool: PlannedTool): Promise<string> {
    const { name } = tool;
    const making = join(this.dir, `.${randomUUID()}`);
    const home = join(making, 'package');
    await mkdir(join(making, 'bin'), { recursive: true, mode: 0o755 });
    await mkdir(home, { mode: 0o755 });
    try {
      const version = await fetchPackage(await packageOf(tool), tool.version, home);
      for (const [alias, file] of Object.entries(await programsOf(home, name))) {
        await chmod(join(home, file), 0o755);
        await symlink(join('../package', file), join(making, 'bin', alias));
      }
      await runCommand('chmod', ['-R', 'a+rX', making]);
      const target = join(this.dir, `${name}-${version}`);
      await rename(making, target).catch(() => undefined);
      return target;
    } finally {
      await rm(making, { recursive: true, force: true });
    }
  }
}

async function packageOf({ name, version }: PlannedTool): Promise<string> {
  if (name === 'pnpm') return 'pnpm';
  if (name === 'yarn') return /^1(\.|$)/.test(version) ? 'yarn' : '@yarnpkg/cli-dist';
  if (process.arch === 'arm64') return '@oven/bun-linux-aarch64';
  const processor = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  return `@oven/bun-linux-x64${/\bavx2\b/.test(processor) ? '' : '-baseline'}`;
}

/** Files of a package by the names under which they are called. */
async function programsOf(home: string, name: string): Promise<Record<string, string>> {
  const text = await readFile(join(home, 'package.json'), 'utf8');
  const { bin = `bin/${name}` } = JSON.parse(text) as { bin?: string | Record<string, string> };
  const programs = typeof bin === 'string' ? { [name]: bin } : bin;
  const main = programs[name] ?? `bin/${name}`;
  const aliases = (ALIASES[name] ?? []).map((alias) => [alias, main] as const);
  return { ...programs, ...Object.fromEntries(aliases) };
}
