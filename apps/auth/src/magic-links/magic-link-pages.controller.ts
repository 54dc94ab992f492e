import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply } from 'fastify';
import { isTenant } from '../project-signing-keys/project-jwks.controller.js';
import { HEADERS, type MagicLinkPage, MagicLinkPages } from './magic-link-page.js';
import { MagicLinksService } from './magic-links.service.js';

/**
 * What is behind a link: a page with a button. Only the button opens the link, as programs that
 * scan mails follow every address in them.
 */
@ApiExcludeController()
@Public()
@Controller('p/:issuer/magic-links')
export class MagicLinkPagesController {
  constructor(
    private readonly links: MagicLinksService,
    private readonly pages: MagicLinkPages,
  ) {}

  @Get(':token')
  async show(
    @Param('issuer') issuer: string,
    @Param('token') token: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isTenant(issuer)) throw CommonErrors.project_not_found();
    const link = await this.links.pendingOf(issuer, token);
    if (link) send(reply, 200, await this.pages.confirm(link));
    else send(reply, 410, await this.pages.ended(issuer));
  }

  @Post(':token')
  async open(
    @Param('issuer') issuer: string,
    @Param('token') token: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isTenant(issuer)) throw CommonErrors.project_not_found();
    const link = await this.links.pendingOf(issuer, token);
    const target = link && (await this.links.open(link));
    if (!target) return send(reply, 410, await this.pages.ended(issuer));
    void reply.status(303).headers(HEADERS).header('location', target).send('');
  }
}

function send(reply: FastifyReply, status: number, { html, headers }: MagicLinkPage): void {
  void reply.status(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
