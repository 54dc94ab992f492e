import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { destinationOf } from './destination.js';
import { ListOtps, Otp, RequestOtp, toOtp, VerifyOtp } from './otp.schema.js';
import { toVerifiedOtp, VerifiedOtp } from './verified-otp.schema.js';
import type { OtpEntity } from './otp.entity.js';
import { OtpList } from './otp-list.js';
import { OtpRequestsService } from './otp-requests.service.js';
import { OtpService } from './otp.service.js';
import { checkPhone } from './phone.js';
import { CodeSignIns } from './sign-in/code-sign-ins.js';

const PURPOSE = 'verification';

@ApiTags('One-time passwords')
@Controller('auth/otp')
export class OtpController {
  constructor(
    private readonly otps: OtpService,
    private readonly found: OtpList,
    private readonly requests: OtpRequestsService,
    private readonly signIns: CodeSignIns,
    private readonly clock: Clock,
  ) {}

  @Requires('otp:write')
  @Post('request')
  @HttpCode(200)
  @ApiOperation({ operationId: 'requestOtp', summary: 'Send a code to a phone or an address' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async request(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: RequestOtp }) body: RequestOtp,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<Otp> {
    const { phone, email, channel, client_ip: ip, locale, metadata } = body;
    const destination = destinationOf({ phone, email }, channel === 'email' ? 'sms' : channel);
    const wanted = { tenant, ip, locale, metadata, requestId, destination };
    return this.#show(await this.requests.request({ ...wanted, purpose: PURPOSE }));
  }

  @Requires('otp:write')
  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'verifyOtp', summary: 'Check a code and sign its user in' })
  @ApiOkResponse({ standardSchema: envelopeOf(VerifiedOtp) })
  async verify(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: VerifyOtp }) { id, phone, email, code }: VerifyOtp,
  ): Promise<VerifiedOtp> {
    if (phone !== undefined) checkPhone(phone);
    const contact = phone ?? email;
    const which = contact === undefined ? { id: id ?? '' } : { destination: contact };
    const { otp, signedIn } = await this.signIns.verify(tenant, which, code);
    return toVerifiedOtp(this.#show(otp), signedIn);
  }

  @Requires('otp:read')
  @Get()
  @ApiOperation({ operationId: 'listOtps', summary: 'List verifications' })
  @ApiOkResponse({ standardSchema: pageOf(Otp) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOtps.schema }) query: ListOtps,
  ) {
    const rows = await this.found.read(tenant, ListOtps.parse(query));
    return paged(ListOtps.page(rows, query, (otp) => this.#show(otp)));
  }

  @Requires('otp:write')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resendOtp', summary: 'Send the same code again' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async resend(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<Otp> {
    const otp = await this.otps.get(id, PURPOSE, tenant);
    return this.#show(await this.requests.resend(otp, request.id));
  }

  @Requires('otp:write')
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ operationId: 'cancelOtp', summary: 'End a pending verification' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string): Promise<Otp> {
    return this.#show(await this.otps.cancel(await this.otps.get(id, PURPOSE, tenant)));
  }

  @Requires('otp:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getOtp', summary: 'Read a verification' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string): Promise<Otp> {
    return this.#show(await this.found.get(tenant, id));
  }

  #show(otp: OtpEntity): Otp {
    return toOtp(otp, this.clock.now());
  }
}
