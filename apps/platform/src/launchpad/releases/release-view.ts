import { Injectable } from '@nestjs/common';
import type { AppEntity } from '../apps/app.entity.js';
import { KeptArtifacts } from './kept-artifacts.js';
import { diffReleases } from './release-diff.js';
import type { ReleaseEntity } from './release.entity.js';
import type { ReleaseDetail, ReleaseDiff } from './release.schema.js';
import { ReleasesService } from './releases.service.js';

/** Shows releases as their owners see them. */
@Injectable()
export class ReleaseView {
  constructor(
    private readonly releases: ReleasesService,
    private readonly kept: KeptArtifacts,
  ) {}

  async one(app: AppEntity, row: ReleaseEntity): Promise<ReleaseDetail> {
    const { artifact, scale, plan } = row;
    return {
      id: row.id,
      number: row.number,
      artifact_digest: artifact.digest,
      commit_sha: row.commitSha,
      created_at: row.createdAt.toISOString(),
      deployment_id: row.deploymentId,
      artifact_kind: artifact.kind,
      artifact_bytes: artifact.bytes,
      start: plan.start ?? null,
      env_keys: Object.keys(this.releases.envOf(row)).toSorted(),
      scale: scale && { replicas: scale.replicas, cpu: scale.cpu, memory_mb: scale.memoryMb },
      is_current: app.currentReleaseId === row.id,
      is_stored: await this.kept.isStored(artifact),
    };
  }

  diff(older: ReleaseEntity, newer: ReleaseEntity): ReleaseDiff {
    const opened = (release: ReleaseEntity) => ({ release, env: this.releases.envOf(release) });
    return diffReleases(opened(older), opened(newer));
  }
}
