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
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { VpsAnswers } from '../servers/vps-answers.js';
import { VpsResponse } from '../servers/vps.schema.js';
import type { NetworkEntity } from './network.entity.js';
import { NetworkMembers } from './network-members.js';
import {
  CreateNetwork,
  ListNetworks,
  NameServer,
  NetworkListResponse,
  NetworkResponse,
  toNetwork,
  UpdateNetwork,
} from './network.schema.js';
import { Networks } from './networks.js';

const NETWORK = { name: 'network', description: 'Id or name of the network.' };

@ApiTags('Private networks')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/networks')
export class NetworksController {
  constructor(
    private readonly networks: Networks,
    private readonly members: NetworkMembers,
    private readonly answers: VpsAnswers,
  ) {}

  @Post()
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createNetwork',
    summary: 'Create a private network',
    description: 'Servers in it reach one another and nothing else by it.',
  })
  @ApiCreatedResponse({ standardSchema: NetworkResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateNetwork }) body: CreateNetwork,
  ) {
    return tagged(await this.networks.create(project, body));
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listNetworks', summary: 'List private networks, newest first' })
  @ApiOkResponse({ standardSchema: NetworkListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListNetworks.schema }) query: ListNetworks,
  ) {
    const rows = await this.networks.list(project, ListNetworks.parse(query));
    return paged(ListNetworks.page(rows, query, toNetwork));
  }

  @Get(':network')
  @Requires('vps:read')
  @ApiParam(NETWORK)
  @ApiOperation({ operationId: 'getNetwork', summary: 'Show a private network' })
  @ApiOkResponse({ standardSchema: NetworkResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('network') network: string) {
    return tagged(await this.networks.get(project, network));
  }

  @Patch(':network')
  @Requires('vps:write')
  @ApiParam(NETWORK)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateNetwork', summary: 'Rename a private network' })
  @ApiOkResponse({ standardSchema: NetworkResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('network') network: string,
    @Body({ schema: UpdateNetwork }) body: UpdateNetwork,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.networks.update(project, network, body, expected));
  }

  @Delete(':network')
  @Requires('vps:write')
  @ApiParam(NETWORK)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteNetwork',
    summary: 'Delete a private network',
    description: 'Refused while servers are in it.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('network') network: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.networks.delete(project, network, expected);
    return { id, deleted: true };
  }

  @Post(':network/servers')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(NETWORK)
  @ApiOperation({
    operationId: 'attachNetwork',
    summary: 'Have a server join a private network',
    description:
      '`addresses[].needs_restart` tells whether it has the address from its next start only.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async attach(
    @CurrentProject() project: ProjectRef,
    @Param('network') network: string,
    @Body({ schema: NameServer }) { vps }: NameServer,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.members.attach(project, network, vps), wait);
  }

  @Delete(':network/servers/:vps')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(NETWORK)
  @ApiParam({ name: 'vps', description: 'Id or name of the server.' })
  @ApiOperation({ operationId: 'detachNetwork', summary: 'Take a server out of a private network' })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async detach(
    @CurrentProject() project: ProjectRef,
    @Param('network') network: string,
    @Param('vps') vps: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.members.detach(project, network, vps), wait);
  }
}

const tagged = (row: NetworkEntity) => withETag(toNetwork(row), row.version);
