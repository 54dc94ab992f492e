import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { toSecondFactor } from '../factors/policy/second-factor.schema.js';
import { destinationOf } from '../otp/destination.js';
import { OtpRequestsService } from '../otp/otp-requests.service.js';
import { OtpService } from '../otp/otp.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import {
  Refreshed,
  RefreshSession,
  SignedInAccount,
  SignIn,
  StartedSignIn,
  toAccount,
  toStartedSignIn,
  VerifySignIn,
} from './accounts.schema.js';
import { AccountSignIns } from './factors/account-sign-ins.js';
import { AccountsService } from './accounts.service.js';

const PURPOSE = 'sign_in';

/** Sign-up and sign-in are one: both answer alike, so that nobody learns who has an account. */
@ApiTags('Accounts')
@Public()
@Controller('auth/accounts')
export class SignInController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly signIns: AccountSignIns,
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly clock: Clock,
  ) {}

  @Post('sign-up')
  @HttpCode(202)
  @ApiOperation({ operationId: 'signUp', summary: 'Sign up with an e-mail address or a phone' })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(StartedSignIn) })
  signUp(@Body({ schema: SignIn }) body: SignIn, @Req() request: FastifyRequest) {
    return this.#start(body, request);
  }

  @Post('sign-in')
  @HttpCode(202)
  @ApiOperation({ operationId: 'signIn', summary: 'Sign in with an e-mail address or a phone' })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(StartedSignIn) })
  signIn(@Body({ schema: SignIn }) body: SignIn, @Req() request: FastifyRequest) {
    return this.#start(body, request);
  }

  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'verifySignIn', summary: 'Finish signing in with the code' })
  @ApiOkResponse({ standardSchema: envelopeOf(SignedInAccount) })
  async verify(
    @Body({ schema: VerifySignIn }) { id, code }: VerifySignIn,
  ): Promise<SignedInAccount> {
    const otp = await this.otps.verify(await this.otps.get(id, PURPOSE, null), code);
    const destination = { channel: otp.channel, to: otp.destination };
    const account = await this.accounts.verified(destination, otp.name);
    const first = { client: 'browser' as const, amr: ['otp'], provenTo: otp.destination };
    const { session, secondFactor } = await this.signIns.begin(account.id, first);
    return {
      account: toAccount(account),
      session,
      second_factor_required: toSecondFactor(secondFactor),
    };
  }

  @Post('refresh')
  @HttpCode(200)
  @ApiOperation({ operationId: 'refreshSession', summary: 'Get the next tokens of a session' })
  @ApiOkResponse({ standardSchema: envelopeOf(Refreshed) })
  async refresh(@Body({ schema: RefreshSession }) { refresh_token }: RefreshSession) {
    return { session: await this.sessions.refresh(refresh_token) };
  }

  async #start(
    { email, phone, name }: SignIn,
    { id: requestId, ip }: FastifyRequest,
  ): Promise<StartedSignIn> {
    const otp = await this.requests.request({
      tenant: null,
      purpose: PURPOSE,
      destination: destinationOf({
        email,
        phone,
      }),
      name,
      ip,
      requestId,
    });
    return toStartedSignIn(otp, this.clock.now());
  }
}
