import { Module } from '@nestjs/common';
import { FactorEngineModule } from '../factors/engine/factor-engine.module.js';
import { UserFactorsModule } from '../factors/users/user-factors.module.js';
import { HostedPagesModule } from '../hosted-pages/hosted-pages.module.js';
import { IdentitiesModule } from '../identities/identities.module.js';
import { MagicLinksModule } from '../magic-links/magic-links.module.js';
import { OidcProviderModule } from '../oidc-provider/oidc-provider.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { SignInProvidersModule } from '../sign-in-providers/sign-in-providers.module.js';
import { UserPasswordsModule } from '../user-passwords/user-passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { DeviceCookies } from './device-cookies.js';
import { FormProof } from './form-proof.js';
import { PageAddresses } from './page-addresses.js';
import { PasskeyParty } from './passkey-party.js';
import { SignInPreviews } from './preview/sign-in-previews.js';
import { SignInPreviewsController } from './preview/sign-in-previews.controller.js';
import { SignInFlows } from './sign-in-flow.js';
import { SignInInteractions } from './sign-in-interactions.js';
import { SignInPageController } from './sign-in-page.controller.js';
import { SignInPages } from './sign-in-pages.js';
import { SignInReturns } from './sign-in-returns.js';
import { SignInShowing } from './sign-in-showing.js';
import { CodeSteps } from './steps/code-steps.js';
import { EnrolSteps } from './steps/enrol-steps.js';
import { LinkSteps } from './steps/link-steps.js';
import { PasskeySteps } from './steps/passkey-steps.js';
import { PasswordSteps } from './steps/password-steps.js';
import { ProvenSteps } from './steps/proven-steps.js';
import { ProviderSteps } from './steps/provider-steps.js';
import { SecondFactorSteps } from './steps/second-factor-steps.js';
import { SignInSteps } from './steps/sign-in-steps.js';

@Module({
  imports: [
    FactorEngineModule,
    UserFactorsModule,
    HostedPagesModule,
    IdentitiesModule,
    MagicLinksModule,
    OidcProviderModule,
    OtpModule,
    SignInProvidersModule,
    UserPasswordsModule,
    UsersModule,
  ],
  controllers: [SignInPageController, SignInPreviewsController],
  providers: [
    CodeSteps,
    DeviceCookies,
    EnrolSteps,
    FormProof,
    LinkSteps,
    PageAddresses,
    PasskeyParty,
    PasskeySteps,
    PasswordSteps,
    ProvenSteps,
    ProviderSteps,
    SecondFactorSteps,
    SignInFlows,
    SignInInteractions,
    SignInPages,
    SignInPreviews,
    SignInReturns,
    SignInShowing,
    SignInSteps,
  ],
})
export class SignInPageModule {}
