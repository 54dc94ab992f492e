import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import type { FastifyReply } from 'fastify';
import { languageOf, type PageTexts, textsIn } from '../consent/page/page-texts.js';
import { escaped, PAGE_HEADERS, renderPage } from '../consent/page/render-page.js';
import { type LinkedMessage, MessageOptOuts } from '../topics/message-opt-outs.js';
import { OptOutErrors } from './opt-out.errors.js';
import { OptOutLinks } from './opt-out-links.js';

/**
 * What links in mail lead to. Programs that look at every link must end nothing, so looking only
 * shows a page; mail programs post at once, which ends what the mail was about.
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
  async ask(
    @Param('token') token: string,
    @Headers('accept-language') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, message } = await this.#find(token);
    const language = languageOf(accept, message.locale);
    const texts = textsIn(language);
    const body = `<form method="post">${buttons(message, texts)}</form>${this.#more(id, texts)}`;
    send(reply, renderPage(language, texts.question, body));
  }

  @Post(':token')
  async end(
    @Param('token') token: string,
    @Headers('accept-language') accept: string | undefined,
    @Body() body: { readonly what?: unknown } | null | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { id, message } = await this.#find(token);
    await this.optOuts.end(id, body?.what === 'all' ? 'all' : 'topic');
    const language = languageOf(accept, message.locale);
    const texts = textsIn(language);
    send(reply, renderPage(language, texts.ended, this.#more(id, texts)));
  }

  #more(messageId: string, texts: PageTexts): string {
    const path = `/p/preferences/${this.links.tokenOf('preferences', messageId)}`;
    return `<p><a href="${escaped(path)}">${escaped(texts.choose)}</a></p>`;
  }

  async #find(token: string): Promise<{ id: string; message: LinkedMessage }> {
    const id = this.links.messageOf(token);
    const message = id === null ? null : await this.optOuts.find(id);
    if (id === null || !message) throw OptOutErrors.not_found();
    return { id, message };
  }
}

function buttons({ topic }: LinkedMessage, texts: PageTexts): string {
  const all = (style: string) =>
    `<button${style} name="what" value="all">${escaped(texts.endAll)}</button>`;
  if (topic === null) return all('');
  const text = texts.endTopic.replace('{topic}', () => topic.name);
  return `<button name="what" value="topic">${escaped(text)}</button>${all(' class="second"')}`;
}

function send(reply: FastifyReply, page: string): void {
  void reply.status(200).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
}
