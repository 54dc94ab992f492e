import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { escrowOf } from './decide/escrow-view.js';
import { EscrowDirectory, type KnownEscrow } from './escrow-directory.js';
import { EscrowEvidence } from './escrow-evidence.js';
import {
  CreateEscrow,
  EscrowListResponse,
  EscrowResponse,
  ListEscrows,
  UpdateEscrow,
} from './escrow.schema.js';
import { EscrowTimeline } from './escrow-timeline.js';
import {
  AddEscrowEvidence,
  EscrowHappeningResponse,
  EscrowWithTimelineResponse,
} from './escrow-verb.schema.js';
import { EscrowsService } from './escrows.service.js';

@ApiTags('Escrows')
@Controller('escrows')
export class EscrowsController {
  constructor(
    private readonly escrows: EscrowsService,
    private readonly directory: EscrowDirectory,
    private readonly timeline: EscrowTimeline,
    private readonly evidence: EscrowEvidence,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'createEscrow',
    summary: 'Make an escrow between two wallets',
    description: 'It moves no money: fund it to bring the money of the buyer in.',
  })
  @ApiCreatedResponse({ standardSchema: EscrowResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateEscrow }) body: CreateEscrow,
  ) {
    return tagged(await this.escrows.create(tenant, body));
  }

  @Get()
  @Requires('escrows:read')
  @ApiOperation({ operationId: 'listEscrows', summary: 'List the escrows' })
  @ApiOkResponse({ standardSchema: EscrowListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListEscrows.schema }) query: ListEscrows,
  ) {
    const rows = await this.directory.list(tenant, ListEscrows.parse(query));
    return paged(ListEscrows.page(rows, query, ({ escrow }) => escrowOf(escrow)));
  }

  @Get(':escrow')
  @Requires('escrows:read')
  @ApiOperation({ operationId: 'getEscrow', summary: 'Read an escrow and what happened to it' })
  @ApiOkResponse({ standardSchema: EscrowWithTimelineResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('escrow') id: string) {
    const { escrow, version } = await this.directory.get(tenant, id);
    const timeline = await this.timeline.of(escrow.id);
    return withETag({ ...escrowOf(escrow), timeline }, version);
  }

  @Patch(':escrow')
  @Requires('escrows:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateEscrow', summary: 'Change the metadata of an escrow' })
  @ApiOkResponse({ standardSchema: EscrowResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('escrow') id: string,
    @Body({ schema: UpdateEscrow }) body: UpdateEscrow,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.escrows.update(tenant, id, body, expected));
  }

  @Post(':escrow/evidence')
  @HttpCode(201)
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'addEscrowEvidence',
    summary: 'Show the arbiter something about a dispute',
  })
  @ApiCreatedResponse({ standardSchema: EscrowHappeningResponse })
  addEvidence(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') id: string,
    @Body({ schema: AddEscrowEvidence }) body: AddEscrowEvidence,
  ) {
    return this.evidence.add({ tenant, id, principal }, body);
  }
}

const tagged = ({ escrow, version }: KnownEscrow) => withETag(escrowOf(escrow), version);
