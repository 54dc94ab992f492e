import { Body, Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public, type Tenant } from '@skydeck/auth-guard';
import type { FastifyReply } from 'fastify';
import { OptOutErrors } from '../../opt-outs/opt-out.errors.js';
import { OptOutLinks } from '../../opt-outs/opt-out-links.js';
import { RecipientPerson } from '../../recipients/recipient-person.js';
import { MessageOptOuts } from '../../topics/message-opt-outs.js';
import { type Decision, TopicChoices } from '../../topics/topic-choices.js';
import { ConsentSettingsStore } from '../consent-settings.js';
import type { Address } from '../suppressions/address-hash.js';
import { boxOf, choicePage } from './choice-page.js';
import { languageOf, textsIn } from './page-texts.js';
import { PAGE_HEADERS, renderPage } from './render-page.js';

/** Whose page it is. */
interface Visitor {
  readonly tenant: Tenant;
  readonly addresses: readonly Address[];
  readonly locale: string | null;
  readonly messageId: string | null;
}

/**
 * The page on which somebody chooses among topics: by a signed link, without cookies and scripts.
 */
@ApiExcludeController()
@Public()
@Controller('p/preferences')
export class PreferencesPageController {
  constructor(
    private readonly links: OptOutLinks,
    private readonly messages: MessageOptOuts,
    private readonly people: RecipientPerson,
    private readonly choices: TopicChoices,
    private readonly settings: ConsentSettingsStore,
  ) {}

  @Get(':token')
  async show(
    @Param('token') token: string,
    @Headers('accept-language') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#send(reply, await this.#visitor(token), accept, false);
  }

  @Post(':token')
  async save(
    @Param('token') token: string,
    @Headers('accept-language') accept: string | undefined,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const visitor = await this.#visitor(token);
    await this.#take(visitor, formOf(body));
    await this.#send(reply, visitor, accept, true);
  }

  async #take({ tenant, addresses, messageId }: Visitor, form: Form): Promise<void> {
    const decision: Decision = { by: 'recipient', messageId };
    if (form['act'] === 'end') {
      for (const address of addresses) await this.choices.endAll(tenant, address, decision);
      return;
    }
    const states = await this.choices.read(tenant, addresses);
    for (const { channel, address } of addresses) {
      const own = states.filter((one) => one.channel === channel && one.address === address);
      // Only what differs from what was shown is a choice.
      const chosen = own.flatMap((state) => {
        const isIn = form[boxOf(state)] === 'on';
        return isIn === (state.reason === null) ? [] : [[state.topic.id, isIn] as const];
      });
      if (chosen.length === 0) continue;
      await this.choices.choose(tenant, { channel, address }, new Map(chosen), decision);
    }
  }

  async #send(
    reply: FastifyReply,
    { tenant, addresses, locale }: Visitor,
    accept: string | undefined,
    isSaved: boolean,
  ): Promise<void> {
    const language = languageOf(accept, locale);
    const texts = textsIn(language);
    const states = await this.choices.read(tenant, addresses);
    const { displayName } = await this.settings.of(tenant);
    const title = displayName === null ? texts.title : `${texts.title} – ${displayName}`;
    const page = renderPage(language, title, choicePage({ states, isSaved }, texts));
    void reply.status(200).headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page);
  }

  async #visitor(token: string): Promise<Visitor> {
    const subject = this.links.subjectOf(token);
    const found =
      subject?.kind === 'recipient'
        ? await this.people.find(subject.id)
        : subject && (await this.#ofMessage(subject.id));
    if (!found) throw OptOutErrors.not_found();
    return found;
  }

  async #ofMessage(messageId: string): Promise<Visitor | null> {
    const found = await this.messages.find(messageId);
    if (!found?.address) return null;
    const { tenant, address, locale } = found;
    return { tenant, addresses: [address], locale, messageId };
  }
}

type Form = Readonly<Record<string, unknown>>;
const formOf = (body: unknown): Form =>
  typeof body === 'object' && body !== null ? (body as Form) : {};
