import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply } from 'fastify';
import { MessageOptOuts } from '../topics/message-opt-outs.js';
import { OptOutErrors } from './opt-out.errors.js';
import { OptOutLinks } from './opt-out-links.js';

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/**
 * What links in mail lead to. Programs that look at every link must end nothing, so looking only
 * shows a page; mail programs post at once.
 * @see RFC 8058
 */
@ApiExcludeController()
@Public()
@Controller('p/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly links: OptOutLinks,
    private readonly optOuts: MessageOptOuts,
  ) {}

  @Get(':token')
  ask(@Param('token') token: string, @Res() reply: FastifyReply): void {
    this.#messageOf(token);
    send(
      reply,
      'Unsubscribe',
      '<form method="post"><p>Do you want no more mail of this sender?</p><button>Unsubscribe</button></form>',
    );
  }

  @Post(':token')
  async end(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    await this.optOuts.end(this.#messageOf(token), 'topic');
    send(reply, 'Unsubscribed', '<p>You will get no more mail of this sender.</p>');
  }

  #messageOf(token: string): string {
    const id = this.links.messageOf(token);
    if (id === null) throw OptOutErrors.not_found();
    return id;
  }
}

function send(reply: FastifyReply, title: string, body: string): void {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`;
  void reply.status(200).headers(HEADERS).type('text/html; charset=utf-8').send(html);
}
