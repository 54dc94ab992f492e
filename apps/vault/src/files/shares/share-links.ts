import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import { invalid } from '@skydeck/envelope';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { NodeEntity } from '../nodes/node.entity.js';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkErrors } from './share-link.errors.js';
import { ShareLinkEvents, shareLinkState } from './share-link.events.js';
import type { CreateFileShare } from './share-link.schema.js';
import { hashPassword, newLinkToken } from './share-secrets.js';

/** Links that show files to whoever has them. */
@Injectable()
export class ShareLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Makes a link to a file. @throws `quota_exceeded` */
  async create(
    file: NodeEntity,
    wanted: CreateFileShare,
    actor?: string,
  ): Promise<{ link: ShareLinkEntity; token: string }> {
    const now = this.clock.now();
    const expiresAt = wanted.expires_at === null ? null : new Date(wanted.expires_at);
    if (expiresAt && expiresAt <= now) {
      const message = 'Must be a time to come.';
      throw invalid([{ location: 'body.expires_at', code: 'invalid', message }]);
    }
    const id = idOfThing('shl', now.getTime());
    const { token, tokenHash } = newLinkToken(id);
    const made = await madeBefore('shl', (before) =>
      this.dataSource.manager.findOneBy(ShareLinkEntity, { fileId: file.id, id: before }),
    );
    if (made) return { link: made, token };
    const { password } = wanted;
    const link = Object.assign(new ShareLinkEntity(), {
      id,
      projectId: file.projectId,
      spaceId: file.spaceId,
      fileId: file.id,
      tokenHash,
      passwordHash: password === undefined ? null : await hashPassword(password),
      isViewOnly: wanted.view_only,
      keepsPlace: wanted.keep_place,
      maxDownloads: wanted.max_downloads,
      downloads: 0,
      createdBy: actor ?? null,
      expiresAt,
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('share_links', manager, file.projectId);
      await manager.insert(ShareLinkEntity, link);
      await this.#note(manager, 'created', link);
    });
    return { link, token };
  }

  /** Links to files of a space, one more than `limit`. */
  list(
    where: { spaceId: string; fileId: string | undefined },
    page: KeysetPage,
  ): Promise<ShareLinkEntity[]> {
    const { spaceId, fileId } = where;
    const query = this.dataSource
      .createQueryBuilder(ShareLinkEntity, 'link')
      .where({ spaceId, ...(fileId !== undefined && { fileId }) });
    return readKeyset(query, page);
  }

  /** @throws `share_link.not_found` */
  async get(projectId: Tenant, id: string): Promise<ShareLinkEntity> {
    const found = isId('shl', id)
      ? await this.dataSource.manager.findOneBy(ShareLinkEntity, { projectId, id })
      : null;
    if (!found) throw ShareLinkErrors.not_found();
    return found;
  }

  /** Takes a link back. */
  async delete(link: ShareLinkEntity): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(ShareLinkEntity, { id: link.id });
      if (affected !== 1) throw ShareLinkErrors.not_found();
      await this.#note(manager, 'deleted', link);
    });
  }

  async #note(
    manager: EntityManager,
    what: 'created' | 'deleted',
    link: ShareLinkEntity,
  ): Promise<void> {
    const { id: subject, projectId: tenant } = link;
    const data = shareLinkState(link);
    const type = ShareLinkEvents[what];
    await this.events.recordMany(manager, [{ type, tenant, subject, data }]);
    await this.audit.record(manager, {
      tenant,
      action: `share_link.${what === 'created' ? 'create' : 'delete'}`,
      target: subject,
      before: what === 'created' ? null : data,
      after: what === 'created' ? data : null,
    });
  }
}
