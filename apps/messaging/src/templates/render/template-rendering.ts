import type { Tenant } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import type { Channel } from '../../messages/message-channel.js';
import type { CompiledBodies } from '../compile/compiled-body.js';
import type { PreviewTemplate, RenderedTemplate, RenderTemplate } from '../template.schema.js';
import { TemplateVersions } from '../template-versions.js';
import type { TemplateVersionEntity } from '../template-version.entity.js';
import { TemplatesService } from '../templates.service.js';
import { checkVariables } from '../variables/check-variables.js';
import type { VariableDeclarations, VariableValues } from '../variables/variable.schema.js';
import { pickLocale } from './pick-locale.js';
import { TemplateMetrics } from './template-metrics.js';
import { type ReadyBody, readyBody, renderBody } from './render-body.js';

const MOST_READY = 500;

/** What to fill, and with what. */
export interface Filling {
  readonly channel: Channel;
  readonly locale?: string | undefined;
  readonly variables: VariableValues;
}

/** A published version, made ready for any number of messages. */
export interface TemplateUse {
  readonly id: string;
  readonly version: number;
  /** Names of the variables that it fills in. */
  readonly declares: ReadonlySet<string>;
  /** The channels that it says something on. */
  readonly channels: ReadonlySet<Channel>;
  readonly render: (filling: Filling, at?: string) => RenderedTemplate;
}

interface Bodies {
  readonly variables: VariableDeclarations;
  readonly defaultLocale: string;
  readonly compiled: CompiledBodies;
}

/** Fills templates. */
@Injectable()
export class TemplateRendering {
  readonly #ready = new Map<string, ReadyBody>();

  constructor(
    private readonly templates: TemplatesService,
    private readonly versions: TemplateVersions,
    private readonly metrics: TemplateMetrics,
  ) {}

  /** The published version of a template, for messages. */
  async use(tenant: Tenant, idOrName: string): Promise<TemplateUse> {
    const template = await this.templates.get(tenant, idOrName);
    const version = await this.versions.published(tenant, template);
    return {
      id: template.id,
      version: version.number,
      declares: new Set(Object.keys(version.variables)),
      channels: channelsIn(version.compiled),
      render: (filling, at = 'body') =>
        this.metrics.counted(filling.channel, () => this.#renderVersion(version, filling, at)),
    };
  }

  /** Shows what a version of a template makes of values; the newest one if none is named. */
  async preview(
    tenant: Tenant,
    idOrName: string,
    { version, ...filling }: PreviewTemplate,
  ): Promise<RenderedTemplate> {
    const template = await this.templates.get(tenant, idOrName);
    const shown = await this.versions.get(template, version ?? template.latest);
    return this.#renderVersion(shown, filling, 'body');
  }

  /** Shows what a template that is not kept makes of values. */
  async tryOut({ template, ...filling }: RenderTemplate): Promise<RenderedTemplate> {
    const draft = await this.versions.draft(template);
    return render(draft, filling, 'body', (locale) =>
      readyBody(filling.channel, bodyOf(draft, locale, filling.channel)),
    );
  }

  #renderVersion(version: TemplateVersionEntity, filling: Filling, at: string): RenderedTemplate {
    return render(version, filling, at, (locale) => {
      const key = [version.templateId, version.number, locale, filling.channel].join(' ');
      const ready =
        this.#ready.get(key) ??
        readyBody(filling.channel, bodyOf(version, locale, filling.channel));
      if (this.#ready.size >= MOST_READY) this.#ready.clear();
      this.#ready.set(key, ready);
      return ready;
    });
  }
}

const channelsIn = (compiled: CompiledBodies) =>
  new Set(Object.values(compiled).flatMap((bodies) => Object.keys(bodies) as Channel[]));

const bodyOf = ({ compiled }: Bodies, locale: string, channel: Channel) =>
  compiled[locale]?.[channel] ?? {};

function render(
  bodies: Bodies,
  { channel, locale: wanted, variables }: Filling,
  at: string,
  readyIn: (locale: string) => ReadyBody,
): RenderedTemplate {
  const values = checkVariables(bodies.variables, variables, `${at}.variables`);
  const available = Object.keys(bodies.compiled).filter((one) => bodies.compiled[one]?.[channel]);
  const locale = pickLocale(available, wanted, bodies.defaultLocale);
  if (locale === undefined) {
    const message = `The template says nothing on the channel ${channel} in this language.`;
    throw invalid([{ location: `${at}.locale`, code: 'no_such_body', message }]);
  }
  return { channel, locale, content: renderBody(readyIn(locale), values) };
}
