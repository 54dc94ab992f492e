import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { POST_RECEIVE, PRE_RECEIVE } from './push-hooks.js';

/** The repositories that apps are pushed to, one folder each. */
@Injectable()
export class PushRepositories {
  readonly #made = new Map<string, Promise<void>>();

  constructor(private readonly settings: LaunchpadSettings) {}

  /** Where all of them are. */
  get root(): string {
    return join(this.settings.dir, 'git');
  }

  /** Where what was pushed for an app is kept. */
  folderOf(appId: string): string {
    return join(this.root, `${appId}.git`);
  }

  /** Makes the repository of an app ready to be pushed to. */
  async ensure(appId: string, branch: string): Promise<void> {
    const making = this.#made.get(appId) ?? this.#make(appId, branch);
    this.#made.set(appId, making);
    try {
      await making;
    } catch (error) {
      this.#made.delete(appId);
      throw error;
    }
  }

  async remove(appId: string): Promise<void> {
    this.#made.delete(appId);
    await rm(this.folderOf(appId), { recursive: true, force: true });
  }

  async #make(appId: string, branch: string): Promise<void> {
    const cwd = this.folderOf(appId);
    await mkdir(cwd, { recursive: true, mode: 0o700 });
    const git = (...args: string[]) => runCommand('git', args, { cwd, env: gitEnvironment() });
    await git('init', '--quiet', '--bare', `--initial-branch=${branch}`, '.');
    const most = `${this.settings.config.LAUNCHPAD_MAX_REPO_MB}m`;
    for (const [name, value] of [...SETTINGS, ['receive.maxInputSize', most] as const]) {
      await git('config', name, value);
    }
    // Git's samples go; only ours run, whatever a push brings.
    await rm(join(cwd, 'hooks'), { recursive: true, force: true });
    await mkdir(join(cwd, 'hooks'));
    for (const [name, text] of [
      ['pre-receive', PRE_RECEIVE],
      ['post-receive', POST_RECEIVE],
    ] as const) {
      await writeFile(join(cwd, 'hooks', name), text);
      await chmod(join(cwd, 'hooks', name), 0o755);
    }
  }
}

const SETTINGS = [
  ['http.receivepack', 'true'],
  ['http.uploadpack', 'true'],
  ['receive.fsckObjects', 'true'],
  ['receive.fsck.zeroPaddedFilemode', 'ignore'],
  ['transfer.fsckObjects', 'true'],
  // Large packs stay packs; thousands of files would cost more.
  ['receive.unpackLimit', '1'],
  ['receive.denyDeleteCurrent', 'refuse'],
  ['receive.autogc', 'false'],
  ['core.logAllRefUpdates', 'false'],
] as const;

/** What git may know of the machine: nothing but where programs are. */
export function gitEnvironment(): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/nonexistent',
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}
