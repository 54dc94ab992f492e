import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { Artifact, Digest } from '../builder.driver.js';
import { treeDigest } from './tree-digest.js';

const DEFAULT_GRACE_MS = 3_600_000;

/** Folders by their content: `artifacts/<hex>/root`, and which build made which. */
export class ArtifactStore {
  private readonly keys: string;

  constructor(private readonly dir: string) {
    this.keys = join(dir, 'keys');
  }

  /** What an app's earlier build with this key left, if it is still here. */
  async find(appId: string, cacheKey: string): Promise<Artifact | undefined> {
    const text = await readFile(this.keyFile(appId, cacheKey), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const artifact = JSON.parse(text) as Artifact;
    return (await exists(artifact.ref)) ? artifact : undefined;
  }

  /** Takes a folder over: it is gone from where it was, and stored once whoever else brings the same. */
  async put(tree: string, kind: Artifact['kind'], bytes: number): Promise<Artifact> {
    // The history goes elsewhere first: the tree must hold still while it is read.
    const history = `${tree}.history`;
    await rename(join(tree, '.git'), history).catch(() => undefined);
    const [digest] = await Promise.all([
      treeDigest(tree),
      runCommand('rm', ['-rf', '--', history]),
    ]);
    const home = this.home(digest);
    const ref = join(home, 'root');
    await mkdir(home, { recursive: true, mode: 0o711 });
    await chmod(tree, 0o755);
    if (await exists(ref)) await rm(tree, { recursive: true, force: true });
    else await moveFolder(tree, ref);
    return { digest, kind, ref, bytes };
  }

  async remember(appId: string, cacheKey: string, artifact: Artifact): Promise<void> {
    const file = this.keyFile(appId, cacheKey);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const making = `${file}.${randomUUID()}`;
    await writeFile(making, JSON.stringify(artifact), { mode: 0o600 });
    await rename(making, file);
  }

  async collect(keep: ReadonlySet<Digest>, graceMs = DEFAULT_GRACE_MS): Promise<number> {
    let freedBytes = 0;
    for (const name of await readdir(this.dir).catch(() => [])) {
      const digest: Digest = `sha256:${name}`;
      if (!/^[0-9a-f]{64}$/.test(name) || keep.has(digest)) continue;
      const home = this.home(digest);
      if (Date.now() - (await stat(home)).mtimeMs < graceMs) continue;
      const usage = await runCommand('du', ['-skx', '--', home]);
      // Out of sight first: a half-removed folder must never be found.
      const doomed = join(this.dir, `.removed-${randomUUID()}`);
      await rename(home, doomed);
      await rm(doomed, { recursive: true, force: true });
      freedBytes += Number.parseInt(usage.stdout[0] ?? '0', 10) * 1_024;
    }
    await this.forgetMissing();
    return freedBytes;
  }

  private async forgetMissing(): Promise<void> {
    for (const name of await readdir(this.keys).catch(() => [])) {
      const file = join(this.keys, name);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined || name.split('.').length > 2) continue;
      if (!(await exists((JSON.parse(text) as Artifact).ref))) await rm(file, { force: true });
    }
  }

  private home(digest: Digest): string {
    return join(this.dir, digest.slice('sha256:'.length));
  }

  private keyFile(appId: string, cacheKey: string): string {
    const hash = createHash('sha256').update(`${appId}\n${cacheKey}`).digest('hex');
    return join(this.keys, `${hash}.json`);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Renames, or copies when the target lies on another file system. Losing to an equal one is fine. */
async function moveFolder(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EXDEV') {
      const making = `${to}.${randomUUID()}`;
      await runCommand('cp', ['-a', from, making]);
      await rename(making, to).catch(async () => rm(making, { recursive: true, force: true }));
    } else if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(from, { recursive: true, force: true });
  }
}
