import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { UserSignIns } from '../users/user-sign-ins.js';
import { destinationOf } from './destination.js';
import { Otp, RequestOtp, toOtp, VerifyOtp } from './otp.schema.js';
import { toVerifiedOtp, VerifiedOtp } from './verified-otp.schema.js';
import type { OtpEntity } from './otp.entity.js';
import { OtpRequestsService } from './otp-requests.service.js';
import { OtpService } from './otp.service.js';
import { checkPhone } from './phone.js';

const PURPOSE = 'verification';

@ApiTags('One-time passwords')
@Controller('auth/otp')
export class OtpController {
  constructor(
    private readonly otps: OtpService,
    private readonly requests: OtpRequestsService,
    private readonly signIns: UserSignIns,
    private readonly clock: Clock,
  ) {}

  @Requires('otp:write')
  @Post('request')
  @HttpCode(200)
  @ApiOperation({ operationId: 'requestOtp', summary: 'Send a code to a phone' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async request(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: RequestOtp }) { phone, client_ip }: RequestOtp,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<Otp> {
    const destination = destinationOf({ phone });
    const from = { tenant: project.tenant, ip: client_ip, requestId };
    return this.#show(await this.requests.request({ ...from, purpose: PURPOSE, destination }));
  }

  @Requires('otp:write')
  @Post('verify')
  @HttpCode(200)
  @ApiOperation({ operationId: 'verifyOtp', summary: 'Check a code and sign its user in' })
  @ApiOkResponse({ standardSchema: envelopeOf(VerifiedOtp) })
  async verify(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: VerifyOtp }) { id, phone, code }: VerifyOtp,
  ): Promise<VerifiedOtp> {
    if (phone !== undefined) checkPhone(phone);
    const otp = await (phone === undefined
      ? this.otps.get(id ?? '', PURPOSE, project.tenant)
      : this.otps.pendingOf(phone, project.tenant));
    const verified = await this.otps.verify(otp, code);
    const destination = { channel: verified.channel, to: verified.destination };
    const signedIn = await this.signIns.byProof({ tenant: project.tenant, destination });
    return toVerifiedOtp(this.#show(verified), signedIn);
  }

  @Requires('otp:write')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({ operationId: 'resendOtp', summary: 'Send the same code again' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async resend(
    @CurrentProject() project: ProjectRef,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
  ): Promise<Otp> {
    const otp = await this.otps.get(id, PURPOSE, project.tenant);
    return this.#show(await this.requests.resend(otp, request.id));
  }

  @Requires('otp:write')
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ operationId: 'cancelOtp', summary: 'End a pending verification' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async cancel(@CurrentProject() project: ProjectRef, @Param('id') id: string): Promise<Otp> {
    return this.#show(await this.otps.cancel(await this.otps.get(id, PURPOSE, project.tenant)));
  }

  @Requires('otp:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getOtp', summary: 'Read a verification' })
  @ApiOkResponse({ standardSchema: envelopeOf(Otp) })
  async get(@CurrentProject() project: ProjectRef, @Param('id') id: string): Promise<Otp> {
    return this.#show(await this.otps.get(id, PURPOSE, project.tenant));
  }

  #show(otp: OtpEntity): Otp {
    return toOtp(otp, this.clock.now());
  }
}
