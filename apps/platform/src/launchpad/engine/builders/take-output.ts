import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { BuildFailure } from '../build-failure.js';
import type { Artifact, BuildRequest } from '../builder.driver.js';
import type { ArtifactStore } from './artifact-store.js';
import { pathInside } from './plain-file.js';

const MEGABYTE = 2 ** 20;

/** Moves what a build left into the store: the whole tree, or the one folder of a static site. */
export async function takeOutput(store: ArtifactStore, request: BuildRequest): Promise<Artifact> {
  const { plan, sourceDir, limits } = request;
  if (plan.runtime !== 'static') {
    return store.put(sourceDir, 'tree', await measure(sourceDir, limits.diskMb));
  }
  const name = plan.staticDir ?? '.';
  const site = await pathInside(sourceDir, join(plan.root, name));
  if (site === undefined) {
    throw new BuildFailure('output_missing', `The build left no folder ${name}.`);
  }
  await refuseLinksOut(site);
  return store.put(site, 'static', await measure(site, limits.diskMb));
}

/** Bytes to read. Files that are large only on paper take no disk, yet would all be read and served. */
async function measure(dir: string, limitMb: number): Promise<number> {
  const { stdout } = await runCommand('du', ['-sbx', '--', dir]);
  const bytes = Number.parseInt(stdout[0] ?? '0', 10);
  if (bytes <= limitMb * MEGABYTE) return bytes;
  throw new BuildFailure('disk_exceeded', `The result of the build is larger than ${limitMb} MB.`);
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
