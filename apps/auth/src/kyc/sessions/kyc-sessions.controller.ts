import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, paged, pageOf, withETag } from '@skydeck/envelope';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';
import type { KycSessionEntity } from './kyc-session.entity.js';
import {
  CreateKycSession,
  KycSession,
  ListKycSessions,
  NewKycSession,
  toKycSession,
} from './kyc-session.schema.js';
import { KycSessionsService } from './kyc-sessions.service.js';

@ApiTags('Identity verification')
@Controller('kyc/sessions')
export class KycSessionsController {
  constructor(
    private readonly sessions: KycSessionsService,
    @Settings() private readonly config: AuthConfig,
  ) {}

  @Requires('kyc:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createKycSession', summary: 'Begin to verify an identity' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(NewKycSession) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateKycSession }) body: CreateKycSession,
  ) {
    const { session, secret } = await this.sessions.create(tenant, body);
    const url = `${this.config.AUTH_URL.replace(/\/$/, '')}/verify/${secret}`;
    return withETag({ ...toKycSession(session), client_secret: secret, url }, session.version);
  }

  @Requires('kyc:read')
  @Get()
  @ApiOperation({ operationId: 'listKycSessions', summary: 'List the verifications' })
  @ApiOkResponse({ standardSchema: pageOf(KycSession) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListKycSessions.schema }) query: ListKycSessions,
  ) {
    const rows = await this.sessions.list(tenant, ListKycSessions.parse(query));
    return paged(ListKycSessions.page(rows, query, toKycSession));
  }

  @Requires('kyc:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getKycSession', summary: 'Read a verification' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycSession) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged(await this.sessions.get(tenant, id));
  }

  @Requires('kyc:write')
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ operationId: 'cancelKycSession', summary: 'Call a verification off' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycSession) })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged(await this.sessions.cancel(tenant, id));
  }
}

const tagged = (session: KycSessionEntity) => withETag(toKycSession(session), session.version);
