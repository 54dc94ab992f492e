import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { PartOfPage } from '@skydeck/limits';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MapAddress } from './map-address.js';
import { styleOf, tileJsonOf } from './served/map-documents.js';
import { sendDocument, STYLE_TYPE, TILEJSON_TYPE } from './served/send-document.js';
import { sendTile } from './served/send-tile.js';
import { StyleQuery, TileAt, TileQuery } from './served/tile-query.js';
import { Tiles } from './served/tiles.js';

const PATH = 'tiles';
/** The project is in the key: nobody else keeps it. */
const OWN = 'private, max-age=300';
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;
const OBJECT = { schema: { type: 'object' } } as const;

/** Maps to be drawn, for callers with a key. */
@ApiTags('Maps')
@Controller(PATH)
export class TilesController {
  constructor(
    private readonly tiles: Tiles,
    private readonly address: MapAddress,
  ) {}

  @Get('style.json')
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'getMapStyle',
    summary: 'Show a style for MapLibre',
    description: 'It is no envelope, so that libraries for maps can read it as it is.',
  })
  @ApiOkResponse({ content: { [STYLE_TYPE]: OBJECT } })
  style(
    @Query({ schema: StyleQuery }) { region, ...look }: StyleQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const places = { base: this.address.baseOf(request), path: PATH, query: { region } };
    sendDocument(reply, styleOf(places, look), { type: STYLE_TYPE, cacheControl: OWN });
  }

  @Get('tiles.json')
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'getTileJson',
    summary: 'Say where tiles are, and what is in them (TileJSON 3)',
    description: 'It is no envelope, so that libraries for maps can read it as it is.',
  })
  @ApiOkResponse({ content: { [TILEJSON_TYPE]: OBJECT } })
  async tileJson(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: TileQuery }) { region }: TileQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const places = { base: this.address.baseOf(request), path: PATH, query: { region } };
    const told = await tileJsonOf(this.tiles, { tenant, region }, places);
    sendDocument(reply, told, { type: TILEJSON_TYPE, cacheControl: OWN });
  }

  @PartOfPage()
  @Get(':z/:x/:y.mvt')
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'getTile',
    summary: 'Show a vector tile',
    description: 'Of all maps that the project uses, or of one. Mapbox Vector Tile 2.1.',
  })
  @ApiOkResponse({ content: { 'application/vnd.mapbox-vector-tile': BINARY } })
  @ApiNoContentResponse({ description: 'There is nothing on the map here.' })
  async tile(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('z', { schema: TileAt.shape.z }) _z: number,
    @Param('x', { schema: TileAt.shape.x }) _x: number,
    @Param('y', { schema: TileAt.shape.y }) _y: number,
    @Query({ schema: TileQuery }) { region }: TileQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = { tenant, region };
    await sendTile({ tiles: this.tiles, shown, cacheControl: OWN }, request, reply);
  }
}
