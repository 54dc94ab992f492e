import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { BuildFailure } from '../build-failure.js';
import type { Artifact, BuildRequest } from '../builder.driver.js';
import type { ArtifactStore } from './artifact-store.js';
import { pathInside } from './plain-file.js';

/** Moves what a build left into the store: the whole tree, or the one folder of a static site. */
export async function takeOutput(store: ArtifactStore, request: BuildRequest): Promise<Artifact> {
  const { plan, sourceDir, limits } = request;
  if (plan.runtime !== 'static') {
    await runCommand('rm', ['-rf', '--', join(sourceDir, '.git')]);
    await refuseHoles(sourceDir, limits.diskMb);
    return store.put(sourceDir, 'tree');
  }
  const name = plan.staticDir ?? '.';
  const site = await pathInside(sourceDir, join(plan.root, name));
  if (site === undefined) {
    throw new BuildFailure('output_missing', `The build left no folder ${name}.`);
  }
  await runCommand('rm', ['-rf', '--', join(site, '.git')]);
  await refuseLinksOut(site);
  await refuseHoles(site, limits.diskMb);
  return store.put(site, 'static');
}

/** Files that are large only on paper take no disk, yet all their bytes would be read and served. */
async function refuseHoles(dir: string, limitMb: number): Promise<void> {
  const { stdout } = await runCommand('du', [
    '-sx',
    '--apparent-size',
    '--block-size=1M',
    '--',
    dir,
  ]);
  if (Number.parseInt(stdout[0] ?? '0', 10) > limitMb) {
    throw new BuildFailure(
      'disk_exceeded',
      `The result of the build is larger than ${limitMb} MB.`,
    );
  }
}

/** A link out of a site would make the server hand out files of the host. */
async function refuseLinksOut(site: string): Promise<void> {
  const { stdout } = await runCommand('find', ['.', '-type', 'l', '-print0'], { cwd: site });
  for (const link of stdout.join('\n').split('\0').filter(Boolean)) {
    if ((await pathInside(site, link)) !== undefined) continue;
    throw new BuildFailure(
      'output_missing',
      `The link ${link} leads out of the published folder, or nowhere.`,
    );
  }
}
