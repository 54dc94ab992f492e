import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { SignedInUserView, toSignedInUser } from '../../user-passwords/user-passwords.schema.js';
import {
  FactorChallengeView,
  toChallenge,
  toVerified,
  VerifiedFactor,
} from '../engine/factor-answers.js';
import type { FactorHolder } from '../engine/factor-holder.js';
import { RegisterPasskey, SignInWithPasskey } from '../engine/factor-requests.js';
import { PasskeyDesk } from '../engine/passkey-desk.js';
import { CurrentHolder, UserHoldersOnly } from './current-holder.js';
import { PasskeySignIns } from './passkey-sign-ins.js';
import { UserPlane } from './user-plane.js';

@ApiTags('Passkeys')
@UserHoldersOnly()
@Controller('auth/passkeys/register')
export class PasskeyRegistrationController {
  constructor(
    private readonly desk: PasskeyDesk,
    private readonly plane: UserPlane,
  ) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ operationId: 'askForPasskey', summary: 'Begin to register a passkey' })
  @ApiOkResponse({ standardSchema: envelopeOf(FactorChallengeView) })
  async options(@CurrentHolder() holder: FactorHolder): Promise<FactorChallengeView> {
    return toChallenge(await this.desk.ask(this.plane, holder));
  }

  @Post('verify')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'registerPasskey',
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

/** Servers of a project sign its users in; who it is, the passkey says itself. */
@ApiTags('Passkeys')
@Requires('users:write', 'sessions:write')
@Controller('auth/passkeys/login')
export class PasskeyLoginController {
  constructor(private readonly signIns: PasskeySignIns) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askToSignInWithPasskey',
    summary: 'Begin to sign a user in with a passkey, without a name',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(FactorChallengeView) })
  async options(@CurrentProject() { tenant }: ProjectRef): Promise<FactorChallengeView> {
    return toChallenge(await this.signIns.ask(tenant));
  }

  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'signInWithPasskey', summary: 'Sign a user in with a passkey' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async verify(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: SignInWithPasskey }) body: SignInWithPasskey,
  ): Promise<SignedInUserView> {
    return toSignedInUser(await this.signIns.signIn(tenant, body));
  }
}
