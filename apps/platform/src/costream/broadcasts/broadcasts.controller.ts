import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
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
import {
  BroadcastListResponse,
  BroadcastResponse,
  CreateBroadcast,
  ListBroadcasts,
  toBroadcast,
} from './broadcast.schema.js';
import { Broadcasts } from './broadcasts.js';

const ROOM = { name: 'room', description: 'Id of the room.' };
const BROADCAST = { name: 'broadcast', description: 'Id of the broadcast, `rbc_…`.' };

@ApiTags('Broadcasts')
@Controller('projects/:project/costream')
export class BroadcastsController {
  constructor(private readonly broadcasts: Broadcasts) {}

  @UseGuards(NeedsTaps)
  @Post('rooms/:room/broadcasts')
  @HttpCode(201)
  @Requires('rooms:write')
  @ApiParam(ROOM)
  @ApiOperation({
    operationId: 'createBroadcast',
    summary: 'Broadcast a room to any number of viewers, and to other services',
  })
  @ApiCreatedResponse({ standardSchema: BroadcastResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: CreateBroadcast }) body: CreateBroadcast,
  ) {
    return toBroadcast(await this.broadcasts.create(project, room, body));
  }

  @Get('rooms/:room/broadcasts')
  @Requires('rooms:read')
  @ApiParam(ROOM)
  @ApiOperation({ operationId: 'listBroadcasts', summary: 'List the broadcasts of a room' })
  @ApiOkResponse({ standardSchema: BroadcastListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListBroadcasts.schema }) query: ListBroadcasts,
  ) {
    const rows = await this.broadcasts.list(project, room, ListBroadcasts.parse(query));
    return paged(ListBroadcasts.page(rows, query, toBroadcast));
  }

  @Get('broadcasts/:broadcast')
  @Requires('rooms:read')
  @ApiParam(BROADCAST)
  @ApiOperation({ operationId: 'getBroadcast', summary: 'See how a broadcast goes' })
  @ApiOkResponse({ standardSchema: BroadcastResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('broadcast') id: string) {
    return toBroadcast(await this.broadcasts.get(project, id));
  }

  @Delete('broadcasts/:broadcast')
  @Requires('rooms:write')
  @ApiParam(BROADCAST)
  @ApiOperation({
    operationId: 'endBroadcast',
    summary: 'End a broadcast',
    description: 'It stays on record; those in the room go on.',
  })
  @ApiOkResponse({ standardSchema: BroadcastResponse })
  async end(@CurrentProject() project: ProjectRef, @Param('broadcast') id: string) {
    return toBroadcast(await this.broadcasts.end(project, id));
  }
}
