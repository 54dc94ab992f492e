import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf, paged, pageOf, withETag } from '@skydeck/envelope';
import type { AuthConfig } from '../../auth.config.js';
import { Settings } from '../../settings.module.js';
import { toKycCheck } from '../checks/kyc-check.schema.js';
import { KycPersonalData } from './kyc-identity.schema.js';
import { KycPersonalDataReader } from './kyc-personal-data.js';
import { KycSessionDetail } from './kyc-session-detail.schema.js';
import { Redaction } from '../retention/redaction.js';
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
    private readonly person: KycPersonalDataReader,
    private readonly redaction: Redaction,
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
  @ApiOkResponse({ standardSchema: envelopeOf(KycSessionDetail) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const session = await this.sessions.get(tenant, id);
    const results = (await this.sessions.checksOf(session)).map(toKycCheck);
    return withETag({ ...toKycSession(session), results }, session.version);
  }

  @Requires('kyc:review')
  @Get(':id/identity')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'getKycIdentity',
    summary: 'Read what is known of the person',
    description: 'That you looked is written to the audit log.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(KycPersonalData) })
  async identity(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.person.read(await this.sessions.get(tenant, id));
  }

  @Requires('kyc:write')
  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ operationId: 'cancelKycSession', summary: 'Call a verification off' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycSession) })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged(await this.sessions.cancel(tenant, id));
  }

  @Requires('kyc:write')
  @Post(':id/redact')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'redactKycSession',
    summary: 'Delete pictures and personal fields, and keep the outcome',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(KycSession) })
  async redact(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged(await this.redaction.redact(tenant, id));
  }
}

const tagged = (session: KycSessionEntity) => withETag(toKycSession(session), session.version);
