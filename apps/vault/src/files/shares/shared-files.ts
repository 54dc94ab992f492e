import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { NodeEntity } from '../nodes/node.entity.js';
import { NodeStore } from '../nodes/node-store.js';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkErrors } from './share-link.errors.js';
import { isPasswordOf, isSecretOf, readLinkToken } from './share-secrets.js';

const COUNT = `
  update share_link set downloads = downloads + 1
  where id = $1 and (max_downloads is null or downloads < max_downloads)
    and (expires_at is null or expires_at > $2)
  returning id`;

/** What links lead to, for visitors. */
@Injectable()
export class SharedFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: NodeStore,
    private readonly clock: Clock,
  ) {}

  /** The link that a token stands for. @throws `share_link.not_found`, `share_link.ended` */
  async open(token: string): Promise<ShareLinkEntity> {
    const read = readLinkToken(token);
    const link =
      read && (await this.dataSource.manager.findOneBy(ShareLinkEntity, { id: read.id }));
    if (!link || !isSecretOf(link.tokenHash, read.secret)) throw ShareLinkErrors.not_found();
    const isLate = link.expiresAt !== null && link.expiresAt <= this.clock.now();
    if (isLate || link.downloads >= (link.maxDownloads ?? Infinity)) throw ShareLinkErrors.ended();
    return link;
  }

  /** The file of a link; in the trash it is not shown. @throws `file.not_found` */
  fileOf({ projectId, fileId }: ShareLinkEntity): Promise<NodeEntity> {
    return this.store.get(projectId, 'file', fileId);
  }

  /** @throws `share_link.password_needed` */
  async checkPassword({ passwordHash }: ShareLinkEntity, given: string | undefined): Promise<void> {
    if (passwordHash === null) return;
    const isRight = given !== undefined && (await isPasswordOf(passwordHash, given));
    if (!isRight) throw ShareLinkErrors.password_needed();
  }

  /** Counts one time that it is sent. @throws `share_link.ended` */
  async count({ id }: ShareLinkEntity): Promise<void> {
    const now = this.clock.now();
    const [rows] = await this.dataSource.query<[unknown[], number]>(COUNT, [id, now]);
    if (rows.length === 0) throw ShareLinkErrors.ended();
  }
}
