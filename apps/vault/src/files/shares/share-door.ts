import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileDelivery, isShown } from '../content/file-delivery.js';
import { FileListeners } from '../nodes/file-listeners.js';
import { FileVersions } from '../versions.js';
import type { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkErrors } from './share-link.errors.js';
import { SharedFiles } from './shared-files.js';

const PER_LINK = policyOf('share_link', 600, 120);
/** Passwords cannot be tried one after the other. */
const PER_PASSWORD = policyOf('share_password', 10, 10);

/** Lets visitors of links in, programs and people alike, and sends them what they came for. */
@Injectable()
export class ShareDoor {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly shared: SharedFiles,
    private readonly versions: FileVersions,
    private readonly delivery: FileDelivery,
    private readonly listeners: FileListeners,
    private readonly clock: Clock,
  ) {}

  /** The link that a token stands for, whatever its password. @throws `share_link.not_found`, `share_link.ended`, `rate_limited` */
  async find(token: string): Promise<ShareLinkEntity> {
    const link = await this.shared.open(token);
    this.#take([{ key: `share_link:${link.id}`, policy: PER_LINK }]);
    return link;
  }

  /** The same for who has its password. @throws `share_link.password_needed` */
  async open(token: string, password: string | undefined): Promise<ShareLinkEntity> {
    const link = await this.find(token);
    if (link.passwordHash !== null && password !== undefined) {
      this.#take([{ key: `share_password:${link.id}`, policy: PER_PASSWORD }]);
    }
    await this.shared.checkPassword(link, password);
    return link;
  }

  /** Sends the file, once more. @throws `share_link.view_only`, `share_link.ended`, `file.not_found` */
  async send(
    link: ShareLinkEntity,
    request: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
  ): Promise<void> {
    const file = await this.shared.fileOf(link);
    if (link.isViewOnly && !isShown(file.contentType ?? '')) throw ShareLinkErrors.view_only();
    const version = await this.versions.get(file);
    const content = link.keepsPlace ? version : await this.listeners.shared(file, version);
    await this.shared.count(link);
    await this.delivery.send(content, file.name, request, reply, { isSaved: !link.isViewOnly });
  }

  #take(limits: Parameters<MemoryRateLimiter['take']>[0]): void {
    const { isAllowed, retryAfterS } = this.#limiter.take(limits, this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
  }
}
