import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from './asset.entity.js';
import { AssetEvents, assetState } from './asset.events.js';

/** What a project does itself is in its audit log; what becomes of it is told by events only. */
const AUDITED = {
  created: 'create',
  updated: 'update',
  retried: 'retry',
  cancelled: 'cancel',
  deleted: 'delete',
};

/** Writes down what happened to an asset, in the transaction of the change. */
@Injectable()
export class AssetNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** An event, and an entry of the audit log where somebody asked for the change. */
  async write(
    manager: EntityManager,
    what: keyof typeof AssetEvents,
    asset: AssetEntity,
    before?: AssetEntity,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const { tenant, id, errorCode: code, errorDetail: detail } = asset;
    const isBad = what === 'rejected' || what === 'failed';
    const data = { ...assetState(asset), ...(isBad && { code, detail }), ...more };
    await this.events.record(manager, { type: AssetEvents[what], tenant, subject: id, data });
    if (!(what in AUDITED)) return;
    const verb = AUDITED[what as keyof typeof AUDITED];
    const old = what === 'deleted' ? asset : before;
    await this.audit.record(manager, {
      tenant,
      action: `asset.${verb}`,
      target: id,
      before: old ? auditState(old) : null,
      after: what === 'deleted' ? null : auditState(asset),
    });
  }
}

const auditState = (asset: AssetEntity) => ({
  ...assetState(asset),
  metadata: asset.metadata,
  generation: asset.generation,
  expires_at: asset.expiresAt?.toISOString() ?? null,
});
