import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { MemoryRateLimiter, policyOf } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
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

/** What a link leads to, for visitors without a key. */
@ApiExcludeController()
@Public()
@Controller('public/shares/:share_token')
export class PublicSharesController {
  readonly #limiter = new MemoryRateLimiter();

  constructor(
    private readonly shared: SharedFiles,
    private readonly versions: FileVersions,
    private readonly delivery: FileDelivery,
    private readonly listeners: FileListeners,
    private readonly clock: Clock,
  ) {}

  @Get()
  async show(
    @Param('share_token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.header('cache-control', 'no-store');
    const link = await this.#open(token, request);
    const file = await this.shared.fileOf(link);
    return {
      name: file.name,
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      view_only: link.isViewOnly,
      expires_at: link.expiresAt?.toISOString() ?? null,
    };
  }

  @Get('content')
  async content(
    @Param('share_token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const link = await this.#open(token, request);
    const file = await this.shared.fileOf(link);
    if (link.isViewOnly && !isShown(file.contentType ?? '')) throw ShareLinkErrors.view_only();
    const version = await this.versions.get(file);
    const content = link.keepsPlace ? version : await this.listeners.shared(file, version);
    await this.shared.count(link);
    await this.delivery.send(content, file.name, request, reply, { isSaved: !link.isViewOnly });
  }

  async #open(token: string, { headers }: FastifyRequest): Promise<ShareLinkEntity> {
    const link = await this.shared.open(token);
    const given = headers['skydeck-share-password'];
    const limits = [
      { key: `share_link:${link.id}`, policy: PER_LINK },
      ...(link.passwordHash === null || given === undefined
        ? []
        : [{ key: `share_password:${link.id}`, policy: PER_PASSWORD }]),
    ];
    const { isAllowed, retryAfterS } = this.#limiter.take(limits, this.clock.now().getTime());
    if (!isAllowed) throw CommonErrors.rate_limited({ retryAfterS });
    await this.shared.checkPassword(link, given?.toString());
    return link;
  }
}
