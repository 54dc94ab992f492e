import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { type Account, AccountsOnly, CurrentAccount } from '../accounts/current-account.js';
import { RateLimiter } from '../otp/limits/rate-limiter.js';
import { DeviceGrantsService } from './device-grants.service.js';
import { DeviceGrant, toDeviceGrant } from './device.schema.js';

const MOST_TRIES = 30;
const WINDOW_S = 600;

/** Where a signed-in person approves a device. Tries are counted, so codes cannot be guessed. */
@ApiTags('Devices')
@AccountsOnly()
@Controller('auth/device/:user_code')
export class DeviceController {
  constructor(
    private readonly grants: DeviceGrantsService,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getDevice', summary: 'Read what a device asks for' })
  @ApiOkResponse({ standardSchema: envelopeOf(DeviceGrant) })
  async get(
    @CurrentAccount() account: Account,
    @Param('user_code') userCode: string,
  ): Promise<DeviceGrant> {
    await this.#countTry(account);
    return toDeviceGrant(await this.grants.find(userCode));
  }

  @Post('approve')
  @HttpCode(200)
  @ApiOperation({ operationId: 'approveDevice', summary: 'Let a device act as you' })
  @ApiOkResponse({ standardSchema: envelopeOf(DeviceGrant) })
  async approve(
    @CurrentAccount() account: Account,
    @Param('user_code') userCode: string,
  ): Promise<DeviceGrant> {
    await this.#countTry(account);
    return toDeviceGrant(await this.grants.decide(userCode, account.id, 'approved'));
  }

  @Post('deny')
  @HttpCode(200)
  @ApiOperation({ operationId: 'denyDevice', summary: 'Refuse a device' })
  @ApiOkResponse({ standardSchema: envelopeOf(DeviceGrant) })
  async deny(
    @CurrentAccount() account: Account,
    @Param('user_code') userCode: string,
  ): Promise<DeviceGrant> {
    await this.#countTry(account);
    return toDeviceGrant(await this.grants.decide(userCode, account.id, 'denied'));
  }

  async #countTry({ id }: Account): Promise<void> {
    const limit = { key: `device:${id}`, most: MOST_TRIES, windowS: WINDOW_S };
    const taken = await this.limiter.take([limit], this.clock.now().getTime());
    if (!taken.isAllowed) throw CommonErrors.rate_limited({ retryAfterS: taken.retryAfterS });
  }
}
