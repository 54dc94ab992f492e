import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Repository } from 'typeorm';
import { ProjectEntity } from '../projects/project.entity.js';
import { AuthSettingsCache } from '../settings/auth-settings.cache.js';
import { type Page, type PageTheme, type RenderedPage, renderPage } from './page.js';

/** Writes pages for the users of projects, each in the looks of its project. */
@Injectable()
export class HostedPages {
  constructor(
    @InjectRepository(ProjectEntity) private readonly projects: Repository<ProjectEntity>,
    private readonly settings: AuthSettingsCache,
  ) {}

  /** A page of a project. */
  async render(tenant: Tenant, page: Page): Promise<RenderedPage> {
    return renderPage(await this.themeOf(tenant), page);
  }

  /** How the pages of a project look. */
  async themeOf(tenant: Tenant): Promise<PageTheme> {
    const { branding, sign_in_page: links } = await this.settings.of(tenant);
    const { project_id: id, mode } = ownerOf(tenant);
    const name = branding.name ?? (await this.projects.findOneBy({ id }))?.name ?? 'Sign in';
    const named = [
      { text: 'Help', url: branding.support_url },
      { text: 'Terms', url: links.terms_url },
      { text: 'Privacy', url: links.privacy_url },
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
