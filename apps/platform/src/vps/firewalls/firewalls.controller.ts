import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { NameServer } from '../network/network.schema.js';
import type { FirewallEntity } from './firewall.entity.js';
import { FirewallMembers } from './firewall-members.js';
import {
  CreateFirewall,
  FirewallListResponse,
  FirewallResponse,
  ListFirewalls,
  toFirewall,
  UpdateFirewall,
} from './firewall.schema.js';
import { Firewalls } from './firewalls.js';

const FIREWALL = { name: 'firewall', description: 'Id or name of the firewall.' };

@ApiTags('Firewalls')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/firewalls')
export class FirewallsController {
  constructor(
    private readonly firewalls: Firewalls,
    private readonly members: FirewallMembers,
  ) {}

  @Post()
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createFirewall',
    summary: 'Create a firewall',
    description:
      'A server without any is reached by the servers of its project and by what is published of it. With several, each lets through what it names.',
  })
  @ApiCreatedResponse({ standardSchema: FirewallResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateFirewall }) body: CreateFirewall,
  ) {
    return this.#tagged(await this.firewalls.create(project, body));
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listFirewalls', summary: 'List firewalls, newest first' })
  @ApiOkResponse({ standardSchema: FirewallListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListFirewalls.schema }) query: ListFirewalls,
  ) {
    const rows = await this.firewalls.list(project, ListFirewalls.parse(query));
    const members = await this.firewalls.members(rows.map(({ id }) => id));
    const show = (row: FirewallEntity) => toFirewall(row, members.get(row.id) ?? []);
    return paged(ListFirewalls.page(rows, query, show));
  }

  @Get(':firewall')
  @Requires('vps:read')
  @ApiParam(FIREWALL)
  @ApiOperation({ operationId: 'getFirewall', summary: 'Show a firewall' })
  @ApiOkResponse({ standardSchema: FirewallResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('firewall') firewall: string) {
    return this.#tagged(await this.firewalls.get(project, firewall));
  }

  @Patch(':firewall')
  @Requires('vps:write')
  @ApiParam(FIREWALL)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateFirewall',
    summary: 'Change name, rules or tags of a firewall',
    description: 'It counts for new connections within a second; those that are open go on.',
  })
  @ApiOkResponse({ standardSchema: FirewallResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('firewall') firewall: string,
    @Body({ schema: UpdateFirewall }) body: UpdateFirewall,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.firewalls.update(project, firewall, body, expected));
  }

  @Delete(':firewall')
  @Requires('vps:write')
  @ApiParam(FIREWALL)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteFirewall',
    summary: 'Delete a firewall',
    description: 'Servers that had no other are open to their project again.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('firewall') firewall: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.firewalls.delete(project, firewall, expected);
    return { id, deleted: true };
  }

  @Post(':firewall/servers')
  @HttpCode(200)
  @Requires('vps:write')
  @ApiParam(FIREWALL)
  @ApiOperation({ operationId: 'attachFirewall', summary: 'Give a server a firewall' })
  @ApiOkResponse({ standardSchema: FirewallResponse })
  async attach(
    @CurrentProject() project: ProjectRef,
    @Param('firewall') firewall: string,
    @Body({ schema: NameServer }) { vps }: NameServer,
  ) {
    return this.#tagged(await this.members.attach(project, firewall, vps));
  }

  @Delete(':firewall/servers/:vps')
  @Requires('vps:write')
  @ApiParam(FIREWALL)
  @ApiParam({ name: 'vps', description: 'Id or name of the server.' })
  @ApiOperation({ operationId: 'detachFirewall', summary: 'Take a firewall off a server' })
  @ApiOkResponse({ standardSchema: FirewallResponse })
  async detach(
    @CurrentProject() project: ProjectRef,
    @Param('firewall') firewall: string,
    @Param('vps') vps: string,
  ) {
    return this.#tagged(await this.members.detach(project, firewall, vps));
  }

  async #tagged(row: FirewallEntity) {
    const members = await this.firewalls.members([row.id]);
    return withETag(toFirewall(row, members.get(row.id) ?? []), row.version);
  }
}
