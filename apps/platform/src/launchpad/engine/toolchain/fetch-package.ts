import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';

const DEADLINE_MS = 180_000;

/**
 * Brings a package from the registry that this machine's npm uses, and unpacks it. npm checks it against
 * the registry's digest and runs nothing of it. Resolves with its full version.
 */
export async function fetchPackage(name: string, version: string, into: string): Promise<string> {
  const { stdout } = await runCommand(
    'npm',
    ['pack', `${name}@${version}`, '--ignore-scripts', '--silent', '--pack-destination', into],
    { cwd: into, deadlineMs: DEADLINE_MS },
  );
  const archive = stdout.findLast((line) => line.endsWith('.tgz'));
  if (archive === undefined) throw new Error(`npm brought no archive of ${name}`);
  const folder = ['-C', into, '--strip-components=1', '--no-same-owner'];
  await runCommand('tar', ['-xzf', join(into, archive), ...folder]);
  await runCommand('rm', ['-f', '--', join(into, archive)]);
  const manifest = await readFile(join(into, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
