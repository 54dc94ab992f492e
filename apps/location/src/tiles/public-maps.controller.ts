import { Public } from '@skydeck/auth-guard';
import { PartOfPage } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { RegionErrors } from '../maps/regions/region.errors.js';
import { sendImage } from './image/send-image.js';
import { StaticMapQuery } from './image/static-map.schema.js';
import { StaticMaps } from './image/static-maps.js';
import { MapAddress, SHARED_HEADERS } from './map-address.js';
import { styleOf, tileJsonOf } from './served/map-documents.js';
import { sendArchive } from './served/send-archive.js';
import { sendDocument, STYLE_TYPE, TILEJSON_TYPE } from './served/send-document.js';
import { sendTile } from './served/send-tile.js';
import { StyleQuery, TileAt, token } from './served/tile-query.js';
import { Tiles } from './served/tiles.js';
import { checkOrigin } from './tokens/allowed-origin.js';
import { type Granted, MapTokens } from './tokens/map-tokens.js';

const PATH = 'public/tiles';
const KEPT_S = 300;

const PublicQuery = z.object({ token });
type PublicQuery = z.output<typeof PublicQuery>;
const PublicStyle = StyleQuery.omit({ region: true }).extend({ token });
type PublicStyle = z.output<typeof PublicStyle>;
const PublicImage = StaticMapQuery.omit({ region: true }).extend({ token });
type PublicImage = z.output<typeof PublicImage>;

/** The same maps for pages of everybody, at addresses that a token comes with. */
@ApiExcludeController()
@Public()
@Controller('public')
export class PublicMapsController {
  constructor(
    private readonly tiles: Tiles,
    private readonly images: StaticMaps,
    private readonly tokens: MapTokens,
    private readonly address: MapAddress,
    private readonly clock: Clock,
  ) {}

  @Get('tiles/style.json')
  style(
    @Query({ schema: PublicStyle }) { token: given, ...look }: PublicStyle,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const { cacheControl } = this.#enter(given, request, reply);
    const places = { base: this.address.baseOf(request), path: PATH, query: { token: given } };
    sendDocument(reply, styleOf(places, look), { type: STYLE_TYPE, cacheControl });
  }

  @Get('tiles/tiles.json')
  async tileJson(
    @Query({ schema: PublicQuery }) { token: given }: PublicQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { granted, cacheControl } = this.#enter(given, request, reply);
    const places = { base: this.address.baseOf(request), path: PATH, query: { token: given } };
    const told = await tileJsonOf(this.tiles, granted, places);
    sendDocument(reply, told, { type: TILEJSON_TYPE, cacheControl });
  }

  @PartOfPage()
  @Get('tiles/:z/:x/:y.mvt')
  async tile(
    @Param('z', { schema: TileAt.shape.z }) _z: number,
    @Param('x', { schema: TileAt.shape.x }) _x: number,
    @Param('y', { schema: TileAt.shape.y }) _y: number,
    @Query({ schema: PublicQuery }) { token: given }: PublicQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { granted, cacheControl } = this.#enter(given, request, reply);
    await sendTile({ tiles: this.tiles, shown: granted, cacheControl }, request, reply);
  }

  @PartOfPage()
  @Get('regions/:region/tiles.pmtiles')
  async archive(
    @Param('region') region: string,
    @Query({ schema: PublicQuery }) { token: given }: PublicQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { granted, cacheControl } = this.#enter(given, request, reply);
    if (granted.region !== undefined && granted.region !== region) throw RegionErrors.not_found();
    const shown = { tenant: granted.tenant, region };
    await sendArchive({ tiles: this.tiles, shown, cacheControl }, request, reply);
  }

  @Get('maps/static')
  async image(
    @Query({ schema: PublicImage }) { token: given, ...query }: PublicImage,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { granted, cacheControl } = this.#enter(given, request, reply);
    const drawn = await this.images.draw(granted, query);
    sendImage(drawn, cacheControl, request, reply);
  }

  /** @throws `map.token_invalid`, `map.not_allowed_here` */
  #enter(given: string, request: FastifyRequest, reply: FastifyReply) {
    void reply.headers(SHARED_HEADERS);
    const now = this.clock.now();
    const granted = this.tokens.check(given, now);
    checkOrigin(granted.origins, request.headers);
    return { granted, cacheControl: keeping(granted, now) };
  }
}

/** Where pages are told apart, what one was given is not for another. */
function keeping({ endsAt, origins }: Granted, now: Date): string {
  const leftS = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
  const kept = `max-age=${Math.min(KEPT_S, leftS)}`;
  return `${origins.length === 0 ? 'public' : 'private'}, ${kept}`;
}
