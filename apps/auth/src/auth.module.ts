import { type DynamicModule, Module } from '@nestjs/common';
import { databaseOf, DatabaseModule } from '@skydeck/database';
import { QuotasModule } from '@skydeck/limits';
import { OperationEntity } from '@skydeck/operations';
import type { Clock } from '@skydeck/service';
import { acceptPreviousSecrets } from '@skydeck/secret-box';
import { SpineModule } from '@skydeck/spine';
import { AccountEntity } from './accounts/account.entity.js';
import { AccountFactorsModule } from './accounts/factors/account-factors.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AnonymousUsersModule } from './anonymous-users/anonymous-users.module.js';
import type { AuthConfig } from './auth.config.js';
import { DeviceGrantEntity } from './device/device-grant.entity.js';
import { DeviceModule } from './device/device.module.js';
import { FactorEntity } from './factors/factor.entity.js';
import { PasskeyChallengeEntity } from './factors/passkeys/passkey-challenge.entity.js';
import { KnownDeviceEntity } from './factors/policy/known-device.entity.js';
import { SignInTicketEntity } from './factors/policy/sign-in-ticket.entity.js';
import { RecoveryCodeEntity } from './factors/recovery-codes/recovery-code.entity.js';
import { UserFactorsModule } from './factors/users/user-factors.module.js';
import { HistoryModule } from './history/history.module.js';
import { CredentialsModule } from './internal/credentials.module.js';
import { IdentitiesModule } from './identities/identities.module.js';
import { UserIdentityEntity } from './identities/user-identity.entity.js';
import { InternalModule } from './internal/internal.module.js';
import { OwnCredentialSource } from './internal/own-credential-source.js';
import { InvitationEntity } from './invitations/invitation.entity.js';
import { InvitationsModule } from './invitations/invitations.module.js';
import { KeyEntity } from './keys/key.entity.js';
import { KeysModule } from './keys/keys.module.js';
import { kycEntities, KycModule } from './kyc/kyc.module.js';
import { LocalOwnerModule } from './local-owner/local-owner.module.js';
import { MagicLinkEntity } from './magic-links/magic-link.entity.js';
import { MagicLinksModule } from './magic-links/magic-links.module.js';
import { MemberEntity } from './members/member.entity.js';
import { MembersModule } from './members/members.module.js';
import { migrations } from './migrations/index.js';
import { OidcClientEntity } from './oidc-provider/clients/oidc-client.entity.js';
import { OidcProviderModule } from './oidc-provider/oidc-provider.module.js';
import { OtpBlockEntity } from './otp/guard/otp-block.entity.js';
import { OtpEntity } from './otp/otp.entity.js';
import { OtpModule } from './otp/otp.module.js';
import { ProductsModule } from './products/products.module.js';
import { ProvisionEntity } from './products/provision.entity.js';
import { ProjectEntity } from './projects/project.entity.js';
import { ProjectsModule } from './projects/projects.module.js';
import { quotasOf } from './quotas.js';
import { SessionEntity } from './sessions/session.entity.js';
import { AuthSettingsEntity } from './settings/auth-settings.entity.js';
import { AuthSettingsModule } from './settings/auth-settings.module.js';
import { SettingsModule } from './settings.module.js';
import { SignInPageModule } from './sign-in-page/sign-in-page.module.js';
import { SignInHookEntity } from './sign-in-hooks/sign-in-hook.entity.js';
import { SignInHooksModule } from './sign-in-hooks/sign-in-hooks.module.js';
import { SignInProviderEntity } from './sign-in-providers/sign-in-provider.entity.js';
import { SignInProvidersModule } from './sign-in-providers/sign-in-providers.module.js';
import { SigningKeyEntity } from './signing-keys/signing-key.entity.js';
import { ProjectSigningKeyEntity } from './project-signing-keys/project-signing-key.entity.js';
import { StatusHistoryEntity } from './status-history/status-history.entity.js';
import { StatusHistoryModule } from './status-history/status-history.module.js';
import { UserPasswordsModule } from './user-passwords/user-passwords.module.js';
import { UserSignUpEntity } from './user-passwords/user-sign-up.entity.js';
import { UserTransfersModule } from './user-transfers/user-transfers.module.js';
import { UserSessionEntity } from './user-sessions/user-session.entity.js';
import { UserSessionsModule } from './user-sessions/user-sessions.module.js';
import { UserEntity } from './users/user.entity.js';
import { UsersModule } from './users/users.module.js';
import { sealedColumns } from './sealed-columns.js';

const entities = [
  AccountEntity,
  SessionEntity,
  SigningKeyEntity,
  OtpEntity,
  OtpBlockEntity,
  MagicLinkEntity,
  DeviceGrantEntity,
  ProjectEntity,
  MemberEntity,
  ProvisionEntity,
  KeyEntity,
  InvitationEntity,
  UserEntity,
  UserIdentityEntity,
  SignInProviderEntity,
  SignInHookEntity,
  ...kycEntities,
  OperationEntity,
  UserSessionEntity,
  UserSignUpEntity,
  ProjectSigningKeyEntity,
  FactorEntity,
  PasskeyChallengeEntity,
  RecoveryCodeEntity,
  SignInTicketEntity,
  KnownDeviceEntity,
  AuthSettingsEntity,
  OidcClientEntity,
  StatusHistoryEntity,
];

@Module({})
export class AuthModule {
  static forRoot(config: AuthConfig, clock?: Clock): DynamicModule {
    const { AUTH_TOKEN_SECRET: own, AUTH_TOKEN_SECRET_PREVIOUS: previous } = config;
    if (own !== undefined) acceptPreviousSecrets(own, previous);
    return {
      module: AuthModule,
      imports: [
        SettingsModule.forRoot(config),
        DatabaseModule.forRoot({
          ...databaseOf(config),
          schema: config.AUTH_SCHEMA,
          entities,
          migrations,
        }),
        SpineModule.forRoot({
          service: 'auth',
          schema: config.AUTH_SCHEMA,
          config,
          ownSecret: own,
          sealed: sealedColumns(config),
          source: { imports: [CredentialsModule], use: OwnCredentialSource },
          ...(clock && { nowMs: () => clock.now().getTime() }),
        }),
        QuotasModule.forRoot(quotasOf(config)),
        HistoryModule,
        AuthSettingsModule,
        AccountsModule,
        AccountFactorsModule,
        LocalOwnerModule,
        DeviceModule,
        OtpModule,
        MagicLinksModule,
        UsersModule,
        UserSessionsModule,
        UserPasswordsModule,
        UserFactorsModule,
        IdentitiesModule,
        SignInProvidersModule,
        SignInHooksModule,
        AnonymousUsersModule,
        UserTransfersModule,
        InternalModule,
        StatusHistoryModule,
        ProjectsModule,
        MembersModule,
        InvitationsModule,
        KeysModule,
        KycModule.forRoot(config),
        ProductsModule,
        OidcProviderModule,
        SignInPageModule,
      ],
    };
  }
}
