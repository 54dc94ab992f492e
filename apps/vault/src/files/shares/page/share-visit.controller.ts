import { Public } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readingOf } from '../../../visitor-pages/page-language.js';
import { forPeople } from '../../../visitor-pages/page-problem.js';
import { sendPage } from '../../../visitor-pages/visitor-page.js';
import { ShareDoor } from '../share-door.js';
import { SharedFiles } from '../shared-files.js';
import { passwordPage, sharePage } from './share-page.js';

const ShareForm = z.object({ password: z.string().max(1_000).optional().catch(undefined) });

/** The page of a link to a file; without cookies and scripts. */
@ApiExcludeController()
@Public()
@Controller('p/shares/:share_token')
export class ShareVisitController {
  constructor(
    private readonly door: ShareDoor,
    private readonly shared: SharedFiles,
  ) {}

  @Get()
  show(
    @Param('share_token') token: string,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const link = await this.door.find(token);
      const file = await this.shared.fileOf(link);
      const isSecret = link.passwordHash !== null;
      const page = isSecret
        ? passwordPage(token, link, false, reading)
        : sharePage(token, { link, file }, reading);
      sendPage(reply, reading, page);
    });
  }

  /** Sends the file for who knows the password, if there is one. */
  @Post()
  @HttpCode(200)
  send(
    @Param('share_token') token: string,
    @Body() body: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const reading = readingOf(headers['accept-language']);
    return forPeople(reply, reading, async () => {
      const { password } = ShareForm.parse(body ?? {});
      try {
        await this.door.send(await this.door.open(token, password), { headers }, reply);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'share_link.password_needed')
          throw error;
        const link = await this.door.find(token);
        sendPage(reply, reading, passwordPage(token, link, password !== undefined, reading), 401);
      }
    });
  }
}
