import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import {
  FactorChallengeView,
  toChallenge,
  toVerified,
  VerifiedFactor,
} from '../../factors/engine/factor-answers.js';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { RegisterPasskey, SignInWithPasskey } from '../../factors/engine/factor-requests.js';
import { PasskeyDesk } from '../../factors/engine/passkey-desk.js';
import { CurrentHolder } from '../../factors/users/current-holder.js';
import { SignedIn } from '../accounts.schema.js';
import { AccountPasskeySignIns } from './account-passkey-sign-ins.js';
import { AccountPlane } from './account-plane.js';
import { AccountHoldersOnly } from './current-account-holder.js';

@ApiTags('Accounts')
@AccountHoldersOnly()
@Controller('auth/accounts/passkeys/register')
export class AccountPasskeyRegistrationController {
  constructor(
    private readonly desk: PasskeyDesk,
    private readonly plane: AccountPlane,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ operationId: 'askForAccountPasskey', summary: 'Begin to register a passkey' })
  @ApiOkResponse({ standardSchema: envelopeOf(FactorChallengeView) })
  async options(@CurrentHolder() holder: FactorHolder): Promise<FactorChallengeView> {
    return toChallenge(await this.desk.ask(this.plane, holder));
  }

  @Post('verify')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'registerAccountPasskey',
    summary: 'Register the passkey that the browser has made',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(VerifiedFactor) })
  async verify(
    @CurrentHolder() holder: FactorHolder,
    @Body({ schema: RegisterPasskey }) body: RegisterPasskey,
  ): Promise<VerifiedFactor> {
    return toVerified(await this.desk.register(this.plane, holder, body));
  }
}

/** Who it is, the passkey says itself: nothing else is asked for. */
@ApiTags('Accounts')
@Public()
@Controller('auth/accounts/passkeys/login')
export class AccountPasskeyLoginController {
  constructor(private readonly signIns: AccountPasskeySignIns) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askToSignInWithAccountPasskey',
    summary: 'Begin to sign in with a passkey, without a name',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(FactorChallengeView) })
  async options(): Promise<FactorChallengeView> {
    return toChallenge(await this.signIns.ask());
  }

  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'signInWithAccountPasskey', summary: 'Sign in with a passkey' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedIn) })
  verify(@Body({ schema: SignInWithPasskey }) body: SignInWithPasskey): Promise<SignedIn> {
    return this.signIns.signIn(body);
  }
}
