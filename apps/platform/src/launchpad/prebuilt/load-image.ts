import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageConfig } from '@skydeck/oci-image';
import type Docker from 'dockerode';
import { followBuild } from '../engine/container/follow-build.js';

/** What the image is called in the engine, and how it is told from everybody else's. */
export interface LoadedAs {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly now: Date;
}

/**
 * Hands an image that lies in a folder to the engine, as `docker save` would have written it.
 * @see https://github.com/moby/docker-image-spec/blob/main/v1.2.md
 */
export async function loadImage(
  engine: Docker,
  dir: string,
  { config, layers }: { config: ImageConfig; layers: readonly string[] },
  as: LoadedAs,
): Promise<void> {
  const manifest = [{ Config: 'config.json', RepoTags: [as.name], Layers: layers }];
  await writeFile(join(dir, 'config.json'), JSON.stringify(configFor(config, as)));
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest));
  const files = ['manifest.json', 'config.json', ...layers];
  const tar = spawn('tar', ['-C', dir, '--owner=0', '--group=0', '-cf', '-', ...files], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await followBuild(await engine.loadImage(tar.stdout), () => undefined);
  } finally {
    tar.kill();
  }
}

/**
 * The image runs as it says, but for what an app has from us: folders that are kept, checks of
 * health, and the labels by which its containers are told apart.
 */
function configFor(config: ImageConfig, { labels, now }: LoadedAs): object {
  const { Volumes: _volumes, ...own } = config.config ?? {};
  const { Healthcheck: _check, OnBuild: _build, ...kept } = own as Record<string, unknown>;
  const others = Object.entries(config.config?.Labels ?? {}).filter(
    ([name]) => !name.startsWith('skydeck.'),
  );
  return {
    ...config,
    // Images are removed by age; this one is new here, whenever it was made.
    created: now.toISOString(),
    config: { ...kept, Labels: { ...Object.fromEntries(others), ...labels } },
  };
}
