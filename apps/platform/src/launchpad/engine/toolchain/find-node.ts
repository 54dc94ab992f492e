import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { findProgram } from './find-program.js';

/** A Node that is installed on this machine. */
export interface InstalledNode {
  /** Full version without a leading v. */
  version: string;
  program: string;
}

/** Every Node of this machine that applications can use: ours from npm, the one we run on, the one on PATH. */
export async function findNodes(): Promise<InstalledNode[]> {
  const found = [
    await packagedNode(),
    { version: process.versions.node, program: process.execPath },
  ];
  const onPath = await findProgram('node');
  if (onPath) {
    const answer = await runCommand(onPath, ['--version']).catch(() => undefined);
    const version = answer?.stdout[0]?.replace(/^v/, '');
    if (version) found.push({ version, program: await realpath(onPath) });
  }
  const byVersion = new Map<string, InstalledNode>();
  for (const node of found)
    if (node && !byVersion.has(node.version)) byVersion.set(node.version, node);
  return [...byVersion.values()].toSorted((a, b) => compareVersions(b.version, a.version));
}

/** The folder of the npm that belongs to this machine; undefined without npm. */
export async function findNpm(): Promise<string | undefined> {
  const onPath = await findProgram('npm');
  const candidates = [
    onPath && dirname(dirname(await realpath(onPath))),
    join(dirname(dirname(process.execPath)), 'lib/node_modules/npm'),
  ];
  for (const folder of candidates) {
    if (!folder) continue;
    const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
    if ((JSON.parse(manifest) as { name?: string }).name === 'npm') return folder;
  }
  return undefined;
}

/** The newest installed Node that a wanted version (`24`, `24.1`, `v24.1.0`) allows. */
export function pickNode(
  nodes: readonly InstalledNode[],
  wanted: string | undefined,
): InstalledNode | undefined {
  if (wanted === undefined) return nodes[0];
  const prefix = wanted.replace(/^v/, '');
  return nodes.find(({ version }) => version === prefix || version.startsWith(`${prefix}.`));
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

async function packagedNode(): Promise<InstalledNode | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
    return { version, program: join(dirname(manifest), 'bin/node') };
  } catch {
    return undefined;
  }
}
