import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { NeedsTaps } from '../engine/needs-taps.guard.js';
import { IngestAddress } from './ingest-address.js';
import type { IngressEntity } from './ingress.entity.js';
import {
  CreateIngress,
  IngressListResponse,
  IngressResponse,
  ListIngresses,
  NewIngressResponse,
  toIngress,
} from './ingress.schema.js';
import { Ingresses, type MadeIngress } from './ingresses.js';

const INGRESS = { name: 'ingress', description: 'Id of the ingress, `ing_…`.' };

@ApiTags('Ingresses')
@Controller('projects/:project/costream/ingresses')
export class IngressesController {
  constructor(
    private readonly ingresses: Ingresses,
    private readonly address: IngestAddress,
  ) {}

  @UseGuards(NeedsTaps)
  @Post()
  @HttpCode(201)
  @Requires('rooms:write')
  @ApiOperation({
    operationId: 'createIngress',
    summary: 'Make a way into a room for a program such as OBS Studio',
    description:
      'What it sends is seen as a participant. The answer has the key, which is shown once.',
  })
  @ApiCreatedResponse({ standardSchema: NewIngressResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateIngress }) body: CreateIngress,
  ) {
    return this.#made(await this.ingresses.create(project, body));
  }

  @Get()
  @Requires('rooms:read')
  @ApiOperation({ operationId: 'listIngresses', summary: 'List the ingresses' })
  @ApiOkResponse({ standardSchema: IngressListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListIngresses.schema }) query: ListIngresses,
  ) {
    const rows = await this.ingresses.list(project, ListIngresses.parse(query));
    return paged(ListIngresses.page(rows, query, (row) => this.#show(row)));
  }

  @Get(':ingress')
  @Requires('rooms:read')
  @ApiParam(INGRESS)
  @ApiOperation({ operationId: 'getIngress', summary: 'See what an ingress is, and where' })
  @ApiOkResponse({ standardSchema: IngressResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('ingress') id: string) {
    return this.#show(await this.ingresses.get(project, id));
  }

  @Post(':ingress/reset-key')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiParam(INGRESS)
  @ApiOperation({
    operationId: 'resetIngressKey',
    summary: 'Give an ingress another key',
    description: 'Whoever publishes is put out. The answer has the key, which is shown once.',
  })
  @ApiOkResponse({ standardSchema: NewIngressResponse })
  async resetKey(@CurrentProject() project: ProjectRef, @Param('ingress') id: string) {
    return this.#made(await this.ingresses.resetKey(project, id));
  }

  @Delete(':ingress')
  @Requires('rooms:write')
  @ApiParam(INGRESS)
  @ApiOperation({
    operationId: 'deleteIngress',
    summary: 'Delete an ingress',
    description: 'Whoever publishes is put out.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() project: ProjectRef, @Param('ingress') id: string) {
    await this.ingresses.delete(project, id);
    return { id, deleted: true as const };
  }

  #made({ ingress, key }: MadeIngress) {
    return { ...this.#show(ingress), stream_key: key };
  }

  #show(row: IngressEntity) {
    return toIngress(row, this.address.of(row));
  }
}
