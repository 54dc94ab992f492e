import type { Digest } from '@skydeck/oci-image';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ReleaseEntity } from '../releases/release.entity.js';
import { KeptArtifacts } from '../releases/kept-artifacts.js';
import { ReleaseImageEntity } from './release-image.entity.js';
import { ReleaseImagesService } from './release-images.service.js';

/** A pull that has the manifest has this long to ask for the layers. */
const GRACE_MS = 3_600_000;

/** Throws away images of releases whose artifact is no longer kept, and blobs that nothing names. */
@Injectable()
export class ImageCollection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kept: KeptArtifacts,
    private readonly images: ReleaseImagesService,
  ) {}

  /** @returns bytes freed */
  async collect(graceMs = GRACE_MS): Promise<number> {
    const { manager } = this.dataSource;
    const artifacts = await this.kept.digests();
    const rows = await manager.find(ReleaseImageEntity);
    const releases = await manager.findBy(ReleaseEntity, {
      id: In(rows.map(({ releaseId }) => releaseId)),
    });
    const keptIds = new Set(
      releases.flatMap(({ id, artifact }) => (artifacts.has(artifact.digest) ? id : [])),
    );
    const stale = rows.filter(({ releaseId }) => !keptIds.has(releaseId));
    await manager.delete(ReleaseImageEntity, { releaseId: In(stale.map((row) => row.releaseId)) });
    const keep = new Set<Digest>(await this.images.baseBlobs());
    for (const row of rows) {
      if (keptIds.has(row.releaseId)) for (const blob of row.blobs) keep.add(blob);
    }
    return this.images.store.collect(keep, graceMs);
  }
}
