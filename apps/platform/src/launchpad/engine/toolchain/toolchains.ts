import { constants, copyFile, link, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { FetchedNodes } from './fetched-nodes.js';
import { findNodes, findNpm, pickNode, type InstalledNode } from './find-node.js';

/** A Node with its package managers, in a folder that every user can read. */
export interface Toolchain {
  nodeVersion: string;
  npmVersion: string;
  /** To be seen as /opt/node inside sandboxes. */
  dir: string;
  /** Whether it is the version that was asked for. */
  exact: boolean;
}

type Staged = Pick<Toolchain, 'dir' | 'npmVersion'>;

/**
 * Puts the machine's Nodes and npm where an unprivileged user reaches them: the originals may lie in a
 * home folder that nobody else may enter.
 */
export class Toolchains {
  private nodes: Promise<InstalledNode[]> | undefined;
  private readonly staged = new Map<string, Promise<Staged>>();
  private readonly fetched: FetchedNodes;

  constructor(private readonly dir: string) {
    this.fetched = new FetchedNodes(join(dir, 'nodes'));
  }

  /** Full versions that applications can ask for, newest first. */
  async versions(): Promise<string[]> {
    return (await this.installed()).map(({ version }) => version);
  }

  /** The toolchain for a wanted version, or the newest one when that is not to be had. */
  async get(wanted: string | undefined): Promise<Toolchain> {
    const nodes = await this.installed();
    const match = pickNode(nodes, wanted) ?? (await this.fetched.get(wanted));
    const node = match ?? nodes[0];
    if (!node) throw new Error('no Node is installed for applications');
    let staging = this.staged.get(node.version);
    if (!staging) {
      staging = this.stage(node);
      this.staged.set(node.version, staging);
      staging.catch(() => this.staged.delete(node.version));
    }
    return { nodeVersion: node.version, ...(await staging), exact: match !== undefined };
  }

  private async installed(): Promise<InstalledNode[]> {
    this.nodes ??= findNodes();
    return this.nodes;
  }

  private async stage(node: InstalledNode): Promise<Staged> {
    const npm = await findNpm();
    if (!npm) throw new Error('npm is not installed');
    const manifest = JSON.parse(await readFile(join(npm, 'package.json'), 'utf8')) as {
      version: string;
    };
    const npmVersion = manifest.version;
    const target = join(this.dir, `node-${node.version}-npm-${npmVersion}`);
    const complete = await readFile(join(target, 'complete'), 'utf8').catch(() => undefined);
    if (complete !== undefined) return { dir: target, npmVersion };

    const making = join(this.dir, `.${randomUUID()}`);
    const bin = join(making, 'bin');
    const modules = join(making, 'lib/node_modules');
    await mkdir(bin, { recursive: true, mode: 0o755 });
    await mkdir(modules, { recursive: true, mode: 0o755 });
    await linkOrCopy(node.program, join(bin, 'node'));
    await runCommand('cp', ['-rL', npm, join(modules, 'npm')]);
    await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(bin, 'npm'));
    await symlink('../lib/node_modules/npm/bin/npx-cli.js', join(bin, 'npx'));
    await this.stageCorepack(dirname(npm), modules, bin);
    await runCommand('chmod', ['-R', 'a+rX', making]);
    await runCommand('touch', [join(making, 'complete')]);
    await rename(making, target).catch(async () => rm(making, { recursive: true, force: true }));
    return { dir: target, npmVersion };
  }

  /** Brings pnpm and yarn in the version that an application's package.json asks for. */
  private async stageCorepack(from: string, modules: string, bin: string): Promise<void> {
    const copied = await runCommand('cp', [
      '-rL',
      join(from, 'corepack'),
      join(modules, 'corepack'),
    ]).then(
      () => true,
      () => false,
    );
    if (!copied) return;
    for (const name of ['corepack', 'pnpm', 'pnpx', 'yarn', 'yarnpkg']) {
      await symlink(`../lib/node_modules/corepack/dist/${name}.js`, join(bin, name));
    }
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}
