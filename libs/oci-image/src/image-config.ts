import { z } from 'zod';
import { DigestSchema } from './descriptor.js';

/** How a container of the image is started. */
export const RunConfig = z.looseObject({
  User: z.string().optional(),
  Env: z.array(z.string()).nullish(),
  Entrypoint: z.array(z.string()).nullish(),
  Cmd: z.array(z.string()).nullish(),
  WorkingDir: z.string().optional(),
  ExposedPorts: z.record(z.string(), z.unknown()).nullish(),
  Volumes: z.record(z.string(), z.unknown()).nullish(),
  Labels: z.record(z.string(), z.string()).nullish(),
});
export type RunConfig = z.output<typeof RunConfig>;

/** The configuration of an image, as the OCI image specification 1.1 has it. */
export const ImageConfig = z.looseObject({
  architecture: z.string(),
  os: z.string(),
  created: z.string().optional(),
  config: RunConfig.nullish(),
  rootfs: z.object({ type: z.literal('layers'), diff_ids: z.array(DigestSchema) }),
});
export type ImageConfig = z.output<typeof ImageConfig>;

/** What this machine's processor is called in images. */
export function architecture(arch: string = process.arch): string {
  return { x64: 'amd64', ia32: '386' }[arch] ?? arch;
}
