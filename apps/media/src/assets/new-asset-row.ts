import { idOfThing } from '@skydeck/idempotency';
import { daysAfter, priorityNumber } from './asset-changes.js';
import type { ReceivedFile } from './asset-intake.js';
import { AssetEntity } from './asset.entity.js';
import { NewAsset } from './new-asset.schema.js';

/** The row of an asset that nothing was made of yet. @param projectDays how long its project keeps assets */
export function newAssetRow(
  { tenant, uploadId, key, bytes, name, settings: given }: ReceivedFile,
  now: Date,
  projectDays: number | null,
): AssetEntity {
  // An upload may have begun before there were some of them.
  const settings = NewAsset.parse(given);
  const { metadata, max_height, quality, loudness, watermark, codecs, burn_in } = settings;
  const { expires_at: expiresAt, retention_days: days = projectDays } = settings;
  return Object.assign(new AssetEntity(), {
    id: idOfThing('ast', now.getTime()),
    tenant,
    uploadId,
    sourceAssetId: null,
    clipStartMs: null,
    clipEndMs: null,
    isCut: true,
    name: settings.name ?? name,
    metadata,
    status: 'created' as const,
    playable: false,
    progress: 0,
    errorCode: null,
    errorDetail: null,
    sourceKey: key,
    sourceBytes: bytes,
    derivedBytes: 0,
    hasLeftovers: false,
    durationMs: null,
    width: null,
    height: null,
    fps: null,
    probe: null,
    images: null,
    settings: {
      max_height,
      quality,
      loudness,
      watermark,
      codecs,
      ...(burn_in !== null && { burn_in }),
    },
    generation: 1,
    version: 1,
    expiresAt: expiresAt === null ? daysAfter(now, days) : new Date(expiresAt),
    priority: priorityNumber(settings.priority),
    keepsSource: settings.keep_source,
    sourceDeletedAt: null,
    createdAt: now,
    updatedAt: now,
    playableAt: null,
    readyAt: null,
  });
}
