import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegionErrors } from '../maps/regions/region.errors.js';
import { LoadedMaps } from '../maps/loaded/loaded-maps.js';
import { sendImage } from './image/send-image.js';
import { StaticMapQuery } from './image/static-map.schema.js';
import { StaticMaps } from './image/static-maps.js';
import { MapAddress } from './map-address.js';
import { CreateMapToken, MapTokenResponse } from './tokens/map-token.schema.js';
import { MapTokens } from './tokens/map-tokens.js';

const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** Images of maps, and what lets pages show maps. */
@ApiTags('Maps')
@Controller('maps')
export class StaticMapsController {
  constructor(
    private readonly images: StaticMaps,
    private readonly maps: LoadedMaps,
    private readonly tokens: MapTokens,
    private readonly address: MapAddress,
    private readonly clock: Clock,
  ) {}

  @Get('static')
  @Requires('maps:read')
  @ApiOperation({
    operationId: 'getStaticMap',
    summary: 'Draw a map as an image',
    description:
      'What is to be seen is said by `center` and `zoom`, by `bbox`, or by what is drawn on it. The attribution is in the image.',
  })
  @ApiOkResponse({ content: { 'image/png': BINARY } })
  async image(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: StaticMapQuery }) query: StaticMapQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const drawn = await this.images.draw({ tenant, region: query.region }, query);
    sendImage(drawn, 'private, max-age=300', request, reply);
  }

  @Post('tokens')
  @HttpCode(201)
  @Requires('maps:write')
  @ApiOperation({
    operationId: 'createMapToken',
    summary: 'Let pages show maps without a key',
    description:
      'Browsers of everybody see it: it shows maps on the pages that it names, and no more.',
  })
  @ApiCreatedResponse({ standardSchema: MapTokenResponse })
  createToken(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateMapToken }) { origins, region, expires_in_s: seconds }: CreateMapToken,
    @Req() request: FastifyRequest,
  ) {
    if (region !== undefined && !this.maps.get(tenant, region)) throw RegionErrors.not_found();
    const nowS = Math.floor(this.clock.now().getTime() / 1000);
    const endsAt = new Date((nowS + seconds) * 1000);
    const token = this.tokens.issue({ tenant, region, origins, endsAt });
    const url = (path: string): string =>
      `${this.address.baseOf(request)}/public/${path}?token=${token}`;
    return {
      token,
      expires_at: endsAt.toISOString(),
      style_url: url('tiles/style.json'),
      tiles_url: url('tiles/tiles.json'),
      archive_url: region === undefined ? null : url(`regions/${region}/tiles.pmtiles`),
      static_url: url('maps/static'),
    };
  }
}
