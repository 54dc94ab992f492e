import { createHash } from 'node:crypto';
import type Docker from 'dockerode';
import type { Artifact, Digest } from '../builder.driver.js';
import { isAbsent } from './container-engine.js';

const DEFAULT_GRACE_MS = 3_600_000;

/** The images that builds of one installation left in the engine. */
export class AppImages {
  constructor(private readonly instance: string) {}

  /** Labels that tell these images from everybody else's. */
  labels(appId: string): Record<string, string> {
    return { 'skydeck.instance': this.instance, 'skydeck.app': appId };
  }

  nameOf(appId: string, cacheKey: string): string {
    const app = createHash('sha256').update(appId).digest('hex').slice(0, 16);
    const key = createHash('sha256').update(cacheKey).digest('hex').slice(0, 32);
    return `localhost/skydeck-${this.instance}/${app}:${key}`;
  }

  async find(engine: Docker, name: string): Promise<Artifact | undefined> {
    try {
      const { Id, Size } = await engine.getImage(name).inspect();
      return { digest: toDigest(Id), kind: 'image', ref: name, bytes: Size };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  /** Removes an image, when it is there. */
  async remove(engine: Docker, name: string): Promise<void> {
    await engine
      .getImage(name)
      .remove({ force: true })
      .catch((error: unknown) => {
        if (!isAbsent(error)) throw error;
      });
  }

  /** Removes images that are not to be kept and old enough. Returns the bytes they took. */
  async collect(
    engine: Docker,
    keep: ReadonlySet<Digest>,
    graceMs = DEFAULT_GRACE_MS,
  ): Promise<number> {
    const filters = { label: [`skydeck.instance=${this.instance}`] };
    let freedBytes = 0;
    for (const image of await engine.listImages({ filters })) {
      if (keep.has(toDigest(image.Id)) || Date.now() - image.Created * 1_000 < graceMs) continue;
      await engine.getImage(image.Id).remove({ force: true });
      freedBytes += image.Size;
    }
    return freedBytes;
  }
}

/** Docker writes the algorithm before an image's id, podman's older versions do not. */
function toDigest(id: string): Digest {
  return `sha256:${id.replace(/^sha256:/, '')}`;
}
