import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthConfig } from '../../auth.config.js';
import { ProjectEntity } from '../../projects/project.entity.js';
import { AuthSettingsCache } from '../../settings/auth-settings.cache.js';
import { Settings } from '../../settings.module.js';

const PLATFORM = 'Skydeck';

/** What passkeys are bound to, and where they may be used. */
export interface RelyingParty {
  /** A domain. */
  readonly id: string;
  /** What people see. */
  readonly name: string;
  readonly origins: string[];
}

/** Knows what the passkeys of a project, or of the platform, are bound to. */
@Injectable()
export class RelyingParties {
  constructor(
    private readonly settings: AuthSettingsCache,
    private readonly dataSource: DataSource,
    @Settings() private readonly config: AuthConfig,
  ) {}

  /** The relying party of a project in one mode; of the platform when there is none. */
  async of(tenant: Tenant | null): Promise<RelyingParty> {
    if (tenant === null) return at(new URL(this.config.DASHBOARD_URL), PLATFORM);
    const { relying_party: id, origins } = (await this.settings.of(tenant)).two_factor;
    const name = await this.nameOf(tenant);
    const own = at(new URL(this.config.AUTH_URL), name);
    if (id === null) return { ...own, origins: [...own.origins, ...origins] };
    return { id, name, origins: origins.length > 0 ? [...origins] : [`https://${id}`] };
  }

  /** What users of a project, or of the platform, know it by. */
  async nameOf(tenant: Tenant | null): Promise<string> {
    if (tenant === null) return PLATFORM;
    const { two_factor: own, branding } = await this.settings.of(tenant);
    const chosen = own.issuer ?? branding.name;
    if (chosen !== null) return chosen;
    const { project_id: id } = ownerOf(tenant);
    const project = await this.dataSource.manager.findOneBy(ProjectEntity, { id });
    return (project?.name ?? PLATFORM).replaceAll(':', ' ');
  }
}

const at = ({ hostname, origin }: URL, name: string): RelyingParty => ({
  id: hostname,
  name,
  origins: [origin],
});
