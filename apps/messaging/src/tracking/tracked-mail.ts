import { NaturalBatches, runStatement, statement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { rewriteLinks, withPixel } from './rewrite-links.js';
import { TrackingTokens } from './tracking-tokens.js';

interface Asked {
  readonly id: string;
  readonly tenant: Tenant;
}

interface Wanted {
  readonly opens: boolean;
  readonly clicks: boolean;
}

/** Puts into mail what tells of opens and clicks, where that is wanted. What is kept stays as it is. */
@Injectable()
export class TrackedMail {
  readonly #wanted = new NaturalBatches((asked: readonly Asked[]) =>
    runStatement<Wanted>(this.dataSource, WANTED, [
      asked.map(({ id }) => id),
      asked.map(({ tenant }) => tenant),
    ]),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TrackingTokens,
  ) {}

  /** The message as it is to be sent. Codes, and mail of the installation, are never followed. */
  async dress(message: OutboundMessage): Promise<OutboundMessage> {
    const { id, tenant, channel, kind, content } = message;
    const html = content?.html;
    if (channel !== 'email' || kind === 'otp' || tenant === null || !html) return message;
    const wanted = await this.#wanted.ask({ id, tenant });
    if (!wanted.opens && !wanted.clicks) return message;
    const linked = wanted.clicks ? await this.#withLinks(id, html) : html;
    const dressed = wanted.opens ? withPixel(linked, this.tokens.openUrl(id)) : linked;
    return { ...message, content: { ...content, html: dressed } };
  }

  async #withLinks(id: string, html: string): Promise<string> {
    const { html: linked, urls } = rewriteLinks(html, {
      isLeft: (url) => this.tokens.isOwn(url),
      insteadOf: (position) => this.tokens.clickUrl(id, position),
    });
    if (urls.length > 0) await this.dataSource.query(KEEP, [id, urls]);
    return linked;
  }
}

// In the order of the question.
const WANTED = statement(`
  select coalesce(one.opens, project.opens, false) as opens,
    coalesce(one.clicks, project.clicks, false) as clicks
  from unnest($1::text[], $2::text[]) with ordinality as message (id, tenant, place)
  left join message_tracking one on one.message_id = message.id
  left join tracking_setting project on project.tenant = message.tenant
  order by place`);

// The same mail has the same links, also at its next attempt.
const KEEP = `
  insert into message_link (message_id, position, url)
  select $1::text, number - 1, url from unnest($2::text[]) with ordinality as link (url, number)
  on conflict (message_id, position) do nothing`;
