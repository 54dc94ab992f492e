import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Controller, Delete, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ListRecordings,
  RecordingListResponse,
  RecordingResponse,
  toRecording,
} from './recording.schema.js';
import { Recordings } from './recordings.js';

// What a console showed may hold secrets, so that reading it takes what opening one takes.
@ApiTags('Consoles')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Requires('vps:write')
@Controller('projects/:project/vps/:vps/recordings')
export class RecordingsController {
  constructor(private readonly recordings: Recordings) {}

  @Get()
  @ApiOperation({ operationId: 'listVpsRecordings', summary: 'List recordings, newest first' })
  @ApiOkResponse({ standardSchema: RecordingListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Query({ schema: ListRecordings.schema }) query: ListRecordings,
  ) {
    const rows = await this.recordings.list(project, vps, ListRecordings.parse(query));
    return paged(ListRecordings.page(rows, query, toRecording));
  }

  @Get(':recording')
  @ApiOperation({ operationId: 'getVpsRecording', summary: 'Show a recording' })
  @ApiOkResponse({ standardSchema: RecordingResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('recording') id: string,
  ) {
    return toRecording(await this.recordings.get(project, vps, id));
  }

  @Get(':recording/cast')
  @ApiOperation({
    operationId: 'downloadVpsRecording',
    summary: 'Download a recording',
    description: 'A file in the format asciicast v2, which `asciinema play` plays.',
  })
  @ApiOkResponse({ content: { 'application/x-asciicast': { schema: { type: 'string' } } } })
  async download(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('recording') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.recordings.open(project, vps, id);
    await reply
      .type('application/x-asciicast')
      .header('content-disposition', `attachment; filename="${id}.cast"`)
      .header('x-request-id', request.id)
      .send(file);
  }

  @Delete(':recording')
  @ApiOperation({ operationId: 'deleteVpsRecording', summary: 'Delete a recording' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('recording') id: string,
  ) {
    const row = await this.recordings.delete(project, vps, id);
    return { id: row.id, deleted: true };
  }
}
