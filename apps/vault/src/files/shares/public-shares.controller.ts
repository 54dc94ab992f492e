import { Public } from '@skydeck/auth-guard';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../visitor-pages/wants-page.js';
import { sharePath } from './page/share-page.js';
import { ShareDoor } from './share-door.js';
import { SharedFiles } from './shared-files.js';

/** What a link leads to, for visitors without a key; browsers are led to what people read. */
@ApiExcludeController()
@Public()
@Controller('public/shares/:share_token')
export class PublicSharesController {
  constructor(
    private readonly door: ShareDoor,
    private readonly shared: SharedFiles,
  ) {}

  @Get()
  async show(
    @Param('share_token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (wantsPage(request)) {
      void reply.redirect(sharePath(token), 303);
      return undefined;
    }
    const link = await this.door.open(token, passwordOf(request));
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
    const given = passwordOf(request);
    if (given === undefined && wantsPage(request)) {
      const { passwordHash } = await this.door.find(token);
      if (passwordHash !== null) return void reply.redirect(sharePath(token), 303);
    }
    await this.door.send(await this.door.open(token, given), request, reply);
  }
}

const passwordOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['skydeck-share-password']?.toString();
