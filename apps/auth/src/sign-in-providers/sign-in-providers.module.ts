import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentitiesModule } from '../identities/identities.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { FlowStore } from './flows/flow-store.js';
import { FlowSweeper } from './flows/flow-sweeper.js';
import { IdTokens } from './flows/id-tokens.js';
import { LinksController } from './flows/links.controller.js';
import { ProviderSignInsController } from './flows/provider-sign-ins.controller.js';
import { ProviderSignIns } from './flows/provider-sign-ins.service.js';
import { RedirectsController } from './flows/redirects.controller.js';
import { ProviderHttp } from './provider-http.js';
import { ProviderSecrets } from './provider-secrets.js';
import { SignInProviderEntity } from './sign-in-provider.entity.js';
import { SignInProvidersController } from './sign-in-providers.controller.js';
import { SignInProvidersService } from './sign-in-providers.service.js';
import { ProviderTests } from './upstream/provider-tests.js';
import { Upstream } from './upstream/upstream.js';
import { UpstreamClients } from './upstream/upstream-clients.js';

@Module({
  imports: [TypeOrmModule.forFeature([SignInProviderEntity]), IdentitiesModule, UserSessionsModule],
  controllers: [
    SignInProvidersController,
    RedirectsController,
    ProviderSignInsController,
    LinksController,
  ],
  providers: [
    SignInProvidersService,
    ProviderSecrets,
    ProviderHttp,
    ProviderSignIns,
    FlowStore,
    FlowSweeper,
    IdTokens,
    ProviderTests,
    Upstream,
    UpstreamClients,
  ],
  exports: [SignInProvidersService, ProviderSignIns],
})
export class SignInProvidersModule {}
