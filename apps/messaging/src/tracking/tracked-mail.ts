import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OutboundMessage } from '../drivers/channel.driver.js';
import { rewriteLinks, withPixel } from './rewrite-links.js';
import { TrackingTokens } from './tracking-tokens.js';

interface Wanted {
  readonly opens: boolean;
  readonly clicks: boolean;
}

/** Puts into mail what tells of opens and clicks, where that is wanted. What is kept stays as it is. */
@Injectable()
export class TrackedMail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TrackingTokens,
  ) {}

  /** The message as it is to be sent. Codes, and mail of the installation, are never followed. */
  async dress(message: OutboundMessage): Promise<OutboundMessage> {
    const { id, tenant, channel, kind, content } = message;
    const html = content?.html;
    if (channel !== 'email' || kind === 'otp' || tenant === null || !html) return message;
    const [wanted] = await this.dataSource.query<Wanted[]>(WANTED, [id, tenant]);
    if (!wanted?.opens && !wanted?.clicks) return message;
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

const WANTED = `
  select coalesce(one.opens, project.opens, false) as opens,
    coalesce(one.clicks, project.clicks, false) as clicks
  from (select $1::text as id, $2::text as tenant) message
  left join message_tracking one on one.message_id = message.id
  left join tracking_setting project on project.tenant = message.tenant`;

// The same mail has the same links, also at its next attempt.
const KEEP = `
  insert into message_link (message_id, position, url)
  select $1::text, number - 1, url from unnest($2::text[]) with ordinality as link (url, number)
  on conflict (message_id, position) do nothing`;
