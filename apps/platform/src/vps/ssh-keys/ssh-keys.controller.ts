import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import {
  CreateSshKey,
  ListSshKeys,
  SshKeyListResponse,
  SshKeyResponse,
  toSshKey,
} from './ssh-key.schema.js';
import { SshKeys } from './ssh-keys.js';

@ApiTags('SSH keys')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/ssh-keys')
export class SshKeysController {
  constructor(private readonly keys: SshKeys) {}

  @Post()
  @Requires('vps:write')
  @ApiOperation({ operationId: 'createSshKey', summary: 'Add a public key' })
  @ApiCreatedResponse({ standardSchema: SshKeyResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateSshKey }) body: CreateSshKey,
  ) {
    return toSshKey(await this.keys.create(project, body));
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listSshKeys', summary: 'List public keys, newest first' })
  @ApiOkResponse({ standardSchema: SshKeyListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListSshKeys.schema }) query: ListSshKeys,
  ) {
    const rows = await this.keys.list(project, ListSshKeys.parse(query));
    return paged(ListSshKeys.page(rows, query, toSshKey));
  }

  @Get(':key')
  @Requires('vps:read')
  @ApiOperation({ operationId: 'getSshKey', summary: 'Show a public key' })
  @ApiOkResponse({ standardSchema: SshKeyResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('key') key: string) {
    return toSshKey(await this.keys.get(project, key));
  }

  @Delete(':key')
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'deleteSshKey',
    summary: 'Take a public key away',
    description: 'Servers that were made with it keep it.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() project: ProjectRef, @Param('key') key: string) {
    const { id } = await this.keys.delete(project, key);
    return { id, deleted: true };
  }
}
