import type { Tenant } from '@skydeck/auth-guard';
import { idOfThing } from '@skydeck/idempotency';
import { nameOfLanguage } from './languages.js';
import { TrackEntity, type TrackSource } from './track.entity.js';
import type { TrackFileOptions } from './track.schema.js';

/** What is known of a track before its words are. */
export interface WantedTrack extends TrackFileOptions {
  readonly tenant: Tenant;
  readonly assetId: string;
  readonly source: TrackSource;
  readonly sourceUrl?: string;
  readonly streamIndex?: number;
}

/** A track that is being prepared. */
export function newTrack(wanted: WantedTrack, now: Date): TrackEntity {
  const { tenant, assetId, language, name, kind, source } = wanted;
  return Object.assign(new TrackEntity(), {
    id: idOfThing('trk', now.getTime()),
    tenant,
    assetId,
    kind,
    language,
    name: name ?? nameOfLanguage(language),
    isDefault: wanted.is_default,
    status: 'preparing' as const,
    source,
    sourceUrl: wanted.sourceUrl ?? null,
    streamIndex: wanted.streamIndex ?? null,
    cueCount: null,
    bytes: 0,
    note: null,
    errorCode: null,
    errorDetail: null,
    workAt: now,
    attempts: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    readyAt: null,
  });
}
