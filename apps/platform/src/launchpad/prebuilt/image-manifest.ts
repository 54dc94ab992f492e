import { architecture, ImageConfig, Index, Manifest } from '@skydeck/oci-image';
import type { z } from 'zod';
import { DeploymentErrors } from '../deployments/deployment.errors.js';

interface Platform {
  readonly os: string;
  readonly architecture: string;
}

/** The manifest for this machine in an index; undefined when the document is a manifest itself. */
export function chooseFrom(document: unknown): Index['manifests'][number] | undefined {
  const { data } = Index.safeParse(document);
  if (!data) return undefined;
  const platforms = data.manifests.flatMap(({ platform }) => platform ?? []);
  const found = data.manifests.find(
    ({ platform }) => platform?.os === 'linux' && platform.architecture === architecture(),
  );
  if (!found) throw wrongPlatform(platforms);
  return found;
}

export function readManifest(document: unknown): Manifest {
  return read(Manifest, document, 'its manifest');
}

/** @throws `deployment.image_wrong_platform`, `deployment.image_invalid` */
export function readConfig(document: unknown, { layers }: Manifest): ImageConfig {
  const config = read(ImageConfig, document, 'its configuration');
  const isOurs = config.os === 'linux' && config.architecture === architecture();
  if (!isOurs) throw wrongPlatform([config]);
  if (config.rootfs.diff_ids.length !== layers.length) throw invalid('its layers do not add up');
  return config;
}

/** What is wrong with an image, in a few words. */
export function invalid(what: string, cause?: unknown) {
  return DeploymentErrors.image_invalid({ detail: `The image cannot be run: ${what}.`, cause });
}

function read<Shape>(schema: z.ZodType<Shape>, document: unknown, what: string): Shape {
  const { data, error } = schema.safeParse(document);
  if (error) throw invalid(`${what} is not understood`, error);
  return data;
}

function wrongPlatform(platforms: readonly Platform[]) {
  const names = [...new Set(platforms.map(({ os, architecture: arch }) => `${os}/${arch}`))];
  return DeploymentErrors.image_wrong_platform({
    detail: `The image is for ${names.slice(0, 10).join(', ') || 'nothing'}; this machine is linux/${architecture()}.`,
  });
}
