import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Repository } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import type { AuthSettingsValues } from '../settings/sections.js';
import type { PageScheme } from './fixed-scheme.js';
import type { OwnTexts } from './sign-in-page-texts.js';
import { en, type PageTexts } from './texts/en.js';
import {
  languageOf,
  type PageLanguage,
  textsIn,
  type WantedLanguages,
} from './texts/page-language.js';
import { type Page, type PageTheme, type RenderedPage, renderPage } from './page.js';

/** Writes the content of a page in a language, with what the project says in it. */
export type Writer = (texts: PageTexts, own: OwnTexts) => Page;

/** A page as it would be with other settings. */
export interface Picture {
  readonly settings: Pick<AuthSettingsValues, 'branding' | 'sign_in_page'>;
  readonly language: PageLanguage;
  readonly scheme: PageScheme;
}

/** Writes pages for the users of projects, each in the looks of its project. */
@Injectable()
export class HostedPages {
  constructor(
    @InjectRepository(ProjectEntity) private readonly projects: Repository<ProjectEntity>,
    private readonly settings: AuthSettingsCache,
  ) {}

  /** A page of a project, in the language of whoever reads it. */
  async render(tenant: Tenant, write: Writer, wanted: WantedLanguages): Promise<RenderedPage> {
    const settings = await this.settings.of(tenant);
    const language = languageOf({ fallback: settings.otp.default_locale, ...wanted });
    const texts = textsIn(language);
    const page = write(texts, settings.sign_in_page.texts[language] ?? {});
    return renderPage(await this.#themeOf(tenant, texts, settings), page, language);
  }

  /** A page to be looked at, with settings that nobody has saved. */
  async picture(tenant: Tenant, write: Writer, as: Picture): Promise<RenderedPage> {
    const { settings, language, scheme } = as;
    const texts = textsIn(language);
    const page = write(texts, settings.sign_in_page.texts[language] ?? {});
    return renderPage(await this.#themeOf(tenant, texts, settings), page, language, scheme);
  }

  /** How the pages of a project look. */
  async themeOf(tenant: Tenant): Promise<PageTheme> {
    return this.#themeOf(tenant, en, await this.settings.of(tenant));
  }

  async #themeOf(
    tenant: Tenant,
    texts: PageTexts,
    { branding, sign_in_page: links }: Picture['settings'],
  ): Promise<PageTheme> {
    const { project_id: id, mode } = ownerOf(tenant);
    const name = branding.name ?? (await this.projects.findOneBy({ id }))?.name ?? texts.signIn;
    const named = [
      { text: texts.help, url: branding.support_url },
      { text: texts.terms, url: links.terms_url },
      { text: texts.privacy, url: links.privacy_url },
    ];
    return {
      name,
      logoUrl: branding.logo_url,
      primaryColor: branding.primary_color,
      backgroundColor: branding.background_color,
      links: named.flatMap(({ text, url }) => (url === null ? [] : [{ text, url }])),
      isTest: mode === 'test',
    };
  }
}
