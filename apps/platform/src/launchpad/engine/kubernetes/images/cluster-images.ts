import type { ContainerEngine } from '../../container/container-engine.js';
import { exportImage } from '../../container/export-image.js';
import type { SandboxMachine } from '../../sandbox/sandbox-machine.js';
import { PinnedImages } from './pinned-images.js';
import { RegistryImages } from './registry-images.js';
import type { ReplicaImages } from './replica-images.js';

/** Where nodes of the chosen cluster fetch images. */
export function clusterImages(machine: SandboxMachine, engine: ContainerEngine): ReplicaImages {
  const { registry, baseImage } = machine.options.kubernetes ?? {};
  if (!registry) return new PinnedImages();
  return new RegistryImages(registry, {
    machine,
    baseImage,
    exportImage: (name, store) => exportImage(engine, name, store),
  });
}
