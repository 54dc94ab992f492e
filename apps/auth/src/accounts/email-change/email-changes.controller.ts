import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { NeedsStepUp } from '../../factors/step-up/needs-step-up.js';
import { AccountView, toAccount, toStartedSignIn } from '../accounts.schema.js';
import { type Account, AccountsOnly, CurrentAccount } from '../current-account.js';
import { ChangeEmail, ConfirmEmail, StartedEmailChange } from './email-change.schema.js';
import { EmailChanges } from './email-changes.js';

@ApiTags('Accounts')
@AccountsOnly()
@Controller('auth/accounts/me/email')
export class EmailChangesController {
  constructor(
    private readonly changes: EmailChanges,
    private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(202)
  @NeedsStepUp()
  @ApiOperation({
    operationId: 'changeAccountEmail',
    summary: 'Begin to change your e-mail address: sends a code to the new one',
  })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(StartedEmailChange) })
  async begin(
    @CurrentAccount() { id }: Account,
    @Body({ schema: ChangeEmail }) { email }: ChangeEmail,
    @Req() { id: requestId, ip }: FastifyRequest,
  ): Promise<StartedEmailChange> {
    const otp = await this.changes.begin(id, email, { requestId, ip });
    const { channel: _channel, ...started } = toStartedSignIn(otp, this.clock.now());
    return started;
  }

  @Post('confirm')
  @HttpCode(200)
  @NeedsStepUp()
  @ApiOperation({
    operationId: 'confirmAccountEmail',
    summary: 'Change your e-mail address with the code; the old address is told',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(AccountView) })
  async confirm(
    @CurrentAccount() { id }: Account,
    @Body({ schema: ConfirmEmail }) body: ConfirmEmail,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<AccountView> {
    return toAccount(await this.changes.confirm(id, body, requestId));
  }
}
