import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CreateSigningKey,
  ListSigningKeys,
  NewSigningKeyResponse,
  SigningKeyListResponse,
  toSigningKey,
} from './signing-key.schema.js';
import { SigningKeys } from './signing-keys.js';

@ApiTags('Playback')
@Controller('signing-keys')
export class SigningKeysController {
  constructor(private readonly keys: SigningKeys) {}

  @Post()
  @HttpCode(201)
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'createSigningKey',
    summary: 'Make a key to sign playback tokens with',
    description:
      'Sign a JWT with `kid` in its header, the playback id as `sub`, and `exp`; no request is needed for each viewer.',
  })
  @ApiCreatedResponse({ standardSchema: NewSigningKeyResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateSigningKey }) body: CreateSigningKey,
  ) {
    const { row, privateKey } = await this.keys.create(tenant, body);
    return { ...toSigningKey(row), private_key: privateKey };
  }

  @Get()
  @Requires('videos:read')
  @ApiOperation({ operationId: 'listSigningKeys', summary: 'List the signing keys' })
  @ApiOkResponse({ standardSchema: SigningKeyListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSigningKeys.schema }) query: ListSigningKeys,
  ) {
    const rows = await this.keys.list(tenant, ListSigningKeys.parse(query));
    return paged(ListSigningKeys.page(rows, query, toSigningKey));
  }

  @Delete(':signing_key')
  @Requires('videos:write')
  @ApiOperation({
    operationId: 'deleteSigningKey',
    summary: 'Delete a signing key, and with it all tokens it signed',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('signing_key') id: string) {
    await this.keys.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
