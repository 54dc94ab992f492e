import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply } from 'fastify';
import { readCaptureAssets } from './capture-assets.js';
import { renderCapturePage } from './capture-page.js';
import { CapturePageTheme } from './capture-page-theme.js';

/** The page on which somebody hands documents in. */
@ApiExcludeController()
@Public()
@Controller('verify')
export class CapturePageController {
  readonly #assets = readCaptureAssets();

  constructor(private readonly theme: CapturePageTheme) {}

  @Get(':secret')
  async page(@Param('secret') secret: string, @Res() reply: FastifyReply): Promise<void> {
    const { body, headers } = renderCapturePage(await this.theme.of(secret), this.#assets);
    void reply.headers(headers).send(body);
  }

  @Get('assets/:version/*')
  @Header('x-content-type-options', 'nosniff')
  script(
    @Param('version') version: string,
    @Param('*') name: string,
    @Res() reply: FastifyReply,
  ): void {
    const script = this.#assets.scripts.get(name);
    if (script === undefined || version !== this.#assets.version) {
      throw CommonErrors.route_not_found();
    }
    void reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(script);
  }
}
