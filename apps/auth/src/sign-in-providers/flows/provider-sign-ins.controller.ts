import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { IdentitySignIns } from '../../identities/identity-sign-ins.js';
import { SignedInUserView, toSignedInUser } from '../../user-passwords/user-passwords.schema.js';
import { ExchangeCode, IdTokenSignIn } from './flow.schema.js';
import { IdTokens } from './id-tokens.js';
import { ProviderSignIns } from './provider-sign-ins.service.js';

/** What a device does by itself: a code with its verifier, or a token, is all it takes. */
@ApiTags('Users')
@Public()
@Controller('auth/sign-in')
export class ProviderSignInsController {
  constructor(
    private readonly signIns: ProviderSignIns,
    private readonly idTokens: IdTokens,
    private readonly identities: IdentitySignIns,
  ) {}

  @Post('provider/exchange')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exchangeSignInCode',
    summary: 'Trade the code that a user came back with for a session',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async exchange(@Body({ schema: ExchangeCode }) body: ExchangeCode): Promise<SignedInUserView> {
    const profile = await this.signIns.exchange(body, null);
    return toSignedInUser(await this.identities.signIn(profile));
  }

  @Post('id-token')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'signInWithIdToken',
    summary: 'Sign a user in with the ID token of a native app',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInUserView) })
  async idToken(@Body({ schema: IdTokenSignIn }) body: IdTokenSignIn): Promise<SignedInUserView> {
    return toSignedInUser(await this.identities.signIn(await this.idTokens.profileOf(body)));
  }
}
