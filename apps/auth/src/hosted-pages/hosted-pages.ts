import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Repository } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { en, type PageTexts } from './texts/en.js';
import { languageOf, textsIn, type WantedLanguages } from './texts/page-language.js';
import { type Page, type PageTheme, type RenderedPage, renderPage } from './page.js';

/** Writes the content of a page in a language. */
export type Writer = (texts: PageTexts) => Page;

/** Writes pages for the users of projects, each in the looks of its project. */
@Injectable()
export class HostedPages {
  constructor(
    @InjectRepository(ProjectEntity) private readonly projects: Repository<ProjectEntity>,
    private readonly settings: AuthSettingsCache,
  ) {}

  /** A page of a project, in the language of whoever reads it. */
  async render(tenant: Tenant, write: Writer, wanted: WantedLanguages): Promise<RenderedPage> {
    const { otp } = await this.settings.of(tenant);
    const language = languageOf({ fallback: otp.default_locale, ...wanted });
    const texts = textsIn(language);
    return renderPage(await this.themeOf(tenant, texts), write(texts), language);
  }

  /** How the pages of a project look. */
  async themeOf(tenant: Tenant, texts: PageTexts = en): Promise<PageTheme> {
    const { branding, sign_in_page: links } = await this.settings.of(tenant);
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
