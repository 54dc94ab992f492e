import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { PartOfPage } from '@skydeck/limits';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ARCHIVE_TYPE, sendArchive } from './served/send-archive.js';
import { Tiles } from './served/tiles.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** Tiles of whole maps, for callers with a key. */
@ApiTags('Maps')
@Controller('regions')
export class ArchivesController {
  constructor(private readonly tiles: Tiles) {}

  @PartOfPage()
  @Get(':region/tiles.pmtiles')
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'downloadRegionTiles',
    summary: 'Download all vector tiles of a map as one file (PMTiles 3)',
    description:
      'Takes `Range`, `If-Range` and `If-None-Match`: clients of PMTiles read single tiles out of it where it is.',
  })
  @ApiOkResponse({ content: { [ARCHIVE_TYPE]: BINARY } })
  async download(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('region') region: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cacheControl = 'private, max-age=300';
    await sendArchive(
      { tiles: this.tiles, shown: { tenant, region }, cacheControl },
      request,
      reply,
    );
  }
}
