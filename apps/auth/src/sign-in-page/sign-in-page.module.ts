import { Module } from '@nestjs/common';
import { FactorEngineModule } from '../factors/engine/factor-engine.module.js';
import { UserFactorsModule } from '../factors/users/user-factors.module.js';
import { HostedPagesModule } from '../hosted-pages/hosted-pages.module.js';
import { OidcProviderModule } from '../oidc-provider/oidc-provider.module.js';
import { OtpModule } from '../otp/otp.module.js';
import { UserPasswordsModule } from '../user-passwords/user-passwords.module.js';
import { UsersModule } from '../users/users.module.js';
import { FormProof } from './form-proof.js';
import { SecondFactorSteps } from './second-factor-steps.js';
import { SignInFlows } from './sign-in-flow.js';
import { SignInInteractions } from './sign-in-interactions.js';
import { SignInPageController } from './sign-in-page.controller.js';
import { SignInPages } from './sign-in-pages.js';
import { SignInSteps } from './sign-in-steps.js';

@Module({
  imports: [
    FactorEngineModule,
    UserFactorsModule,
    HostedPagesModule,
    OidcProviderModule,
    OtpModule,
    UserPasswordsModule,
    UsersModule,
  ],
  controllers: [SignInPageController],
  providers: [
    FormProof,
    SecondFactorSteps,
    SignInFlows,
    SignInInteractions,
    SignInPages,
    SignInSteps,
  ],
})
export class SignInPageModule {}
