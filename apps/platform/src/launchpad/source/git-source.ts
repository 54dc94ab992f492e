import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { Injectable } from '@nestjs/common';
import { AppErrors } from '../apps/app.errors.js';
import { type SshAccess, SshAccesses } from '../deploy-keys/ssh-access.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { gitEnvironment, LOCAL_SETTINGS, LOCAL_SETTINGS_FILE } from './git-environment.js';
import { gitFailure } from './git-failure.js';
import { handOver, identityFor } from './clone-identity.js';
import { branchNotFound, type Git, isBranchMissing, resolveCommit } from './git-refs.js';
import { followRedirects, type Place } from './git-redirect.js';
import { parseRepoAddress } from './repo-address.js';
import { RepoPolicy } from './repo-policy.js';
import { RepoSize } from './repo-size.js';

/** What to clone, and to where. */
export interface CloneRequest {
  /** Whose deploy key is used. */
  readonly appId: string;
  /** Address without credentials, as stored. */
  readonly repo: string;
  readonly credentials?: string | undefined;
  readonly branch: string;
  /** Full or abbreviated hash; the head of the branch when not given. */
  readonly commit?: string | undefined;
  /** A folder that does not exist yet. */
  readonly dir: string;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** A checked-out tree without any trace of git. */
export interface ClonedSource {
  readonly dir: string;
  readonly commitSha: string;
  readonly commitMessage: string;
  /** Hash of the tree: two commits with the same one have the same files. */
  readonly treeSha: string;
}

interface GitAccess {
  readonly git: Git;
  readonly access: SshAccess | undefined;
}

const FULL_HASH = /^[0-9a-f]{40}$/;

/** Fetches one commit of a repository with git. */
@Injectable()
export class GitSource {
  constructor(
    private readonly policy: RepoPolicy,
    private readonly settings: LaunchpadSettings,
    private readonly ssh: SshAccesses,
  ) {}

  /** @throws a `deployment.…` error that says what the owner can do */
  async clone(request: CloneRequest): Promise<ClonedSource> {
    const { dir } = request;
    await mkdir(join(dir, 'tree'), { recursive: true });
    using watch = this.#size.watch(dir);
    const signal = AbortSignal.any([request.signal, watch.signal]);
    try {
      return await this.#clone({ ...request, signal });
    } catch (error) {
      await rm(dir, { recursive: true, force: true });
      if (watch.signal.aborted && !request.signal.aborted) throw this.#size.tooLarge();
      throw gitFailure(error);
    }
  }

  /** The commit that a branch is at now, without fetching it. */
  async headOf(request: Omit<CloneRequest, 'dir' | 'log' | 'commit'>): Promise<string> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-head-'));
    try {
      const { git, access } = await this.#git({ ...request, dir, log: () => undefined }, dir);
      await git(['init', '--quiet', '.']);
      const ref = `refs/heads/${request.branch}`;
      const { stdout } = await git(['ls-remote', '--exit-code', 'origin', ref]);
      await access?.pin();
      return stdout[0]?.split(/\s/)[0] ?? '';
    } catch (error) {
      throw gitFailure(error);
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  }

  async #clone(request: CloneRequest): Promise<ClonedSource> {
    const tree = join(request.dir, 'tree');
    const { git, access } = await this.#git(request, tree);
    await git(['init', '--quiet', '--initial-branch=fetched', '.']);
    const found = await this.#fetch(git, request);
    await access?.pin();
    const [head = ''] = (await git(['log', '-1', '--format=%H%x00%T%x00%s', found])).stdout;
    const [commitSha = '', treeSha = '', commitMessage = ''] = head.split('\0');
    await this.#size.check(git, commitSha);
    await git(['checkout', '--quiet', '--detach', commitSha]);
    await rm(join(tree, '.git'), { recursive: true, force: true });
    return { dir: tree, commitSha, treeSha, commitMessage: commitMessage.slice(0, 500) };
  }

  /** Fetches as little as the host allows and says under which name the wanted commit is there. */
  async #fetch(git: Git, { branch, commit, log }: CloneRequest): Promise<string> {
    const fetch = (...args: string[]) =>
      git(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', ...args]);
    try {
      if (commit === undefined) {
        await fetch('--depth=1', 'origin', `refs/heads/${branch}`);
        return 'FETCH_HEAD';
      }
      if (FULL_HASH.test(commit)) {
        const direct = await fetch('--depth=1', 'origin', commit).catch(() => undefined);
        if (direct) return 'FETCH_HEAD';
      }
      log('Fetching the whole branch to find the commit.');
      await fetch('origin', `refs/heads/${branch}`);
    } catch (error) {
      const failure = gitFailure(error);
      throw isBranchMissing(failure) ? await branchNotFound(git, branch) : failure;
    }
    return resolveCommit(git, commit);
  }

  async #git(request: CloneRequest, cwd: string): Promise<GitAccess> {
    const { LAUNCHPAD_CLONE_TIMEOUT_S } = this.settings.config;
    const until = Date.now() + LAUNCHPAD_CLONE_TIMEOUT_S * 1000;
    const place = await this.#place(request);
    const homeDir = join(request.dir, 'home');
    await mkdir(homeDir, { recursive: true });
    await writeFile(join(homeDir, LOCAL_SETTINGS_FILE), LOCAL_SETTINGS);
    const access =
      place.address.kind === 'ssh'
        ? await this.ssh.prepare(request.appId, place.address, homeDir, request.log)
        : undefined;
    const { keyFile: sshKeyFile, isPinned } = access ?? {};
    const env = gitEnvironment({ ...place, homeDir, sshKeyFile, isHostPinned: isPinned });
    const identity = identityFor(place);
    if (identity) await handOver([request.dir, cwd, homeDir], identity.uid);
    const { signal } = request;
    const git: Git = (args, onLine) =>
      runCommand('git', args, {
        cwd,
        env,
        ...identity,
        signal,
        onLine,
        deadlineMs: Math.max(1, until - Date.now()),
      });
    return { git, access };
  }

  async #place({ repo, credentials, signal }: CloneRequest): Promise<Place> {
    const address = parseRepoAddress(repo);
    if (!address) throw AppErrors.repo_invalid();
    if (address.kind === 'local') return { address, pinned: [] };
    if (address.kind === 'https' || address.kind === 'http') {
      return followRedirects(address, credentials, this.policy, signal);
    }
    return { address, pinned: await this.policy.resolve(address.host ?? '') };
  }

  get #size(): RepoSize {
    return new RepoSize(this.settings.config.LAUNCHPAD_MAX_REPO_MB);
  }
}
