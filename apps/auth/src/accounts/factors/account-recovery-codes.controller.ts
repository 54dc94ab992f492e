import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import {
  RecoveryCodesLeftView,
  RecoveryCodesView,
  SteppedUp,
  toSteppedUp,
} from '../../factors/engine/factor-answers.js';
import { FactorDesk } from '../../factors/engine/factor-desk.js';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { RecoveryDesk } from '../../factors/engine/recovery-desk.js';
import { StepUp, UseRecoveryCode } from '../../factors/engine/factor-requests.js';
import { CurrentHolder } from '../../factors/users/current-holder.js';
import { AccountHoldersOnly } from './current-account-holder.js';
import { AccountPlane } from './account-plane.js';

/** Recovery codes of accounts, and what proves a second factor to a session. */
@ApiTags('Accounts')
@AccountHoldersOnly()
@Controller('auth/accounts')
export class AccountRecoveryCodesController {
  constructor(
    private readonly desk: FactorDesk,
    private readonly recovery: RecoveryDesk,
    private readonly plane: AccountPlane,
  ) {}

  @Get('recovery-codes')
  @ApiOperation({ operationId: 'getAccountRecoveryCodes', summary: 'Ask how many codes are left' })
  @ApiOkResponse({ standardSchema: envelopeOf(RecoveryCodesLeftView) })
  left(@CurrentHolder() holder: FactorHolder) {
    return this.recovery.left(holder);
  }

  @Post('recovery-codes')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'makeAccountRecoveryCodes',
    summary: 'Make ten new recovery codes, soon after a factor was given; older ones are void',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(RecoveryCodesView) })
  async make(@CurrentHolder() holder: FactorHolder) {
    return { codes: await this.recovery.make(holder) };
  }

  @Post('recovery-codes/verify')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'useAccountRecoveryCode',
    summary: 'Give a recovery code in the place of a factor',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SteppedUp) })
  async use(
    @CurrentHolder() holder: FactorHolder,
    @Body({ schema: UseRecoveryCode }) { code }: UseRecoveryCode,
  ): Promise<SteppedUp> {
    return toSteppedUp(await this.desk.recover(this.plane, holder, code));
  }

  @Post('step-up')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'stepUpAccount',
    summary: 'Give a second factor to a session; its tokens say so for 15 minutes and longer',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(SteppedUp) })
  async stepUp(
    @CurrentHolder() holder: FactorHolder,
    @Body({ schema: StepUp }) body: StepUp,
  ): Promise<SteppedUp> {
    return toSteppedUp(await this.recovery.stepUp(this.plane, holder, body));
  }
}
