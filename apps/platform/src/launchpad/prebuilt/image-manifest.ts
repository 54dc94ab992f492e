import { z } from 'zod';
import { DeploymentErrors } from '../deployments/deployment.errors.js';

/** Kinds of manifests that are asked for. */
export const MANIFEST_TYPES = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
];

const Digest = z.string().regex(/^sha256:[0-9a-f]{64}$/);
const Descriptor = z.object({
  mediaType: z.string(),
  digest: Digest,
  size: z.int().nonnegative(),
});
export type Descriptor = z.output<typeof Descriptor>;

const Platform = z.object({ architecture: z.string(), os: z.string() });

const Index = z.object({
  manifests: z.array(Descriptor.extend({ platform: Platform.nullish() })).max(1000),
});
const Manifest = z.object({ config: Descriptor, layers: z.array(Descriptor).min(1).max(200) });
export type Manifest = z.output<typeof Manifest>;

const Texts = z.array(z.string()).nullish();
const Config = z.looseObject({
  architecture: z.string(),
  os: z.string(),
  rootfs: z.object({ type: z.string(), diff_ids: z.array(Digest) }),
  config: z
    .looseObject({
      Entrypoint: Texts,
      Cmd: Texts,
      ExposedPorts: z.record(z.string(), z.unknown()).nullish(),
      Volumes: z.record(z.string(), z.unknown()).nullish(),
      Labels: z.record(z.string(), z.string()).nullish(),
    })
    .nullish(),
});
export type ImageConfig = z.output<typeof Config>;

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', ia32: '386' };
/** The name that images have for the processor of this machine. */
export const ARCHITECTURE = ARCHITECTURES[process.arch] ?? process.arch;

/** The manifest for this machine in an index; undefined when the document is a manifest itself. */
export function chooseFrom(document: unknown): Descriptor | undefined {
  const { data } = Index.safeParse(document);
  if (!data) return undefined;
  const platforms = data.manifests.flatMap(({ platform }) => platform ?? []);
  const found = data.manifests.find(
    ({ platform }) => platform?.os === 'linux' && platform.architecture === ARCHITECTURE,
  );
  if (!found) throw wrongPlatform(platforms);
  return found;
}

export function readManifest(document: unknown): Manifest {
  return read(Manifest, document, 'its manifest');
}

/** @throws `deployment.image_wrong_platform`, `deployment.image_invalid` */
export function readConfig(document: unknown, { layers }: Manifest): ImageConfig {
  const config = read(Config, document, 'its configuration');
  if (config.os !== 'linux' || config.architecture !== ARCHITECTURE) throw wrongPlatform([config]);
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

function wrongPlatform(platforms: readonly z.output<typeof Platform>[]) {
  const names = [...new Set(platforms.map(({ os, architecture }) => `${os}/${architecture}`))];
  return DeploymentErrors.image_wrong_platform({
    detail: `The image is for ${names.slice(0, 10).join(', ') || 'nothing'}; this machine is linux/${ARCHITECTURE}.`,
  });
}
