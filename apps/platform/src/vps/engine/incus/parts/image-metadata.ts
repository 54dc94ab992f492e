import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import type { ImageSource } from '../../image-source.js';
import { SEED_FOLDER } from '../../seed/guest-seed.js';
import { TAG } from '../incus-settings.js';

const FILES = ['meta-data', 'user-data', 'vendor-data', 'network-config', 'nics', 'ssh-keys'];
const MACHINES: Readonly<Record<string, string>> = { x64: 'x86_64', arm64: 'aarch64' };

/**
 * The part of an image that tells the engine what to write into a guest at each start. It is the
 * same bytes for the same image, as both parts make its fingerprint. What an uploaded archive says
 * of itself is never used: templates are programs.
 */
export async function imageMetadata(image: ImageSource): Promise<Buffer> {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-image-'));
  try {
    await mkdir(join(dir, 'templates'));
    for (const name of FILES) {
      const text = `{{ config_get("${TAG}.${name}", "") }}`;
      await writeFile(join(dir, `templates/${name}.tpl`), text);
    }
    await writeFile(join(dir, 'metadata.yaml'), JSON.stringify(describe(image)));
    const file = join(dir, 'metadata.tar');
    const same = ['--sort=name', '--owner=0', '--group=0', '--mtime=@0', '--mode=a+rX,u+w'];
    await runCommand('tar', [...same, '-C', dir, '-cf', file, 'metadata.yaml', 'templates']);
    return await readFile(file);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function describe(image: ImageSource): object {
  const templates = FILES.map((name) => [
    `${SEED_FOLDER}/${name}`,
    { when: ['create', 'copy', 'start'], template: `${name}.tpl` },
  ]);
  return {
    architecture: MACHINES[arch()] ?? arch(),
    creation_date: 1,
    properties: { description: image.title, os: 'linux', 'skydeck.id': image.id },
    templates: Object.fromEntries(templates),
  };
}
