import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { AccountsOnly } from '../accounts/current-account.js';
import { NeedsStepUp } from '../factors/step-up/needs-step-up.js';
import { CurrentKeyActor } from './key-actor.js';
import {
  CreateKey,
  Key,
  ListKeys,
  NewKey,
  RotateKey,
  toKey,
  toNewKey,
  UpdateKey,
} from './keys.schema.js';
import { type KeyActor, KeysService, keyVersion } from './keys.service.js';

@ApiTags('Keys')
@AccountsOnly()
@Controller('projects/:project/keys')
export class KeysController {
  constructor(private readonly keys: KeysService) {}

  @Requires('keys:write')
  @NeedsStepUp(({ mode }) => mode === 'test')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createKey', summary: 'Make an API key' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(NewKey) })
  async create(
    @CurrentKeyActor() actor: KeyActor,
    @Body({ schema: CreateKey }) body: CreateKey,
  ): Promise<NewKey> {
    return toNewKey(await this.keys.create(actor, body));
  }

  @Requires('keys:read')
  @Get()
  @ApiOperation({ operationId: 'listKeys', summary: 'List the keys of a project' })
  @ApiOkResponse({ standardSchema: pageOf(Key) })
  async list(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: ListKeys.schema }) query: ListKeys,
  ) {
    const rows = await this.keys.list(id, ListKeys.parse(query));
    return paged(ListKeys.page(rows, query, toKey));
  }

  @Requires('keys:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getKey', summary: 'Read a key, without its secret' })
  @ApiOkResponse({ standardSchema: envelopeOf(Key) })
  async get(@CurrentProject() project: ProjectRef, @Param('id') id: string) {
    const key = await this.keys.get(project.id, id);
    return withETag(toKey(key), keyVersion(key));
  }

  @Requires('keys:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateKey',
    summary: 'Change the name, the allow-list, the limit or the end of a key',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Key) })
  async update(
    @CurrentKeyActor() actor: KeyActor,
    @Param('id') id: string,
    @Body({ schema: UpdateKey }) body: UpdateKey,
    @IfMatch() expected: Precondition,
  ) {
    const key = await this.keys.update(actor, id, body, expected);
    return withETag(toKey(key), keyVersion(key));
  }

  @Requires('keys:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'revokeKey', summary: 'Revoke a key' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async revoke(
    @CurrentKeyActor() actor: KeyActor,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.keys.revoke(actor, id, expected);
    return { id, deleted: true as const };
  }

  @Requires('keys:write')
  @NeedsStepUp()
  @Post(':id/rotate')
  @HttpCode(201)
  @ApiOperation({
    operationId: 'rotateKey',
    summary: 'Replace a key; the old one works on for a while',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(NewKey) })
  async rotate(
    @CurrentKeyActor() actor: KeyActor,
    @Param('id') id: string,
    @Body({ schema: RotateKey }) { overlap_s }: RotateKey,
  ): Promise<NewKey> {
    return toNewKey(await this.keys.rotate(actor, id, overlap_s));
  }
}
