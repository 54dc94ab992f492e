import { Module } from '@nestjs/common';
import { HostedPagesModule } from '../hosted-pages/hosted-pages.module.js';
import { ProjectSigningKeysModule } from '../project-signing-keys/project-signing-keys.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { OidcArtifacts } from './artifacts/oidc-artifacts.js';
import { OidcArtifactSweeper } from './artifacts/oidc-artifact-sweeper.js';
import { ClientAdapters } from './clients/client-adapter.js';
import { OidcClientsController } from './clients/oidc-clients.controller.js';
import { OidcClientsService } from './clients/oidc-clients.service.js';
import { OidcProviderController } from './oidc-provider.controller.js';
import { ProviderGrants } from './provider-grants.js';
import { ProviderPages } from './provider-pages.js';
import { Providers } from './providers.service.js';
import { ProviderTokens } from './provider-tokens.js';
import { OidcAccessTokens } from './tokens/oidc-access-tokens.js';
import { OidcAccounts } from './tokens/oidc-accounts.js';
import { OidcConsents } from './tokens/oidc-consents.js';
import { OidcSessions } from './tokens/oidc-sessions.js';

@Module({
  imports: [HostedPagesModule, ProjectSigningKeysModule, UserSessionsModule],
  controllers: [OidcClientsController, OidcProviderController],
  providers: [
    ClientAdapters,
    OidcAccessTokens,
    OidcAccounts,
    OidcArtifacts,
    OidcArtifactSweeper,
    OidcClientsService,
    OidcConsents,
    OidcSessions,
    ProviderGrants,
    ProviderPages,
    Providers,
    ProviderTokens,
  ],
  exports: [OidcAccessTokens, OidcArtifacts, OidcConsents, OidcSessions, Providers],
})
export class OidcProviderModule {}
