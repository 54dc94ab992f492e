import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { FindIsochrones, IsochronesResponse } from './isochrone.schema.js';
import { IsochroneFinder } from './isochrone-finder.js';
import { MatchedTraceResponse, MatchTrace } from './match.schema.js';
import { FindRoute, RouteResponse } from './route.schema.js';
import { FindMatrix, FindNearest, MatrixResponse, NearestResponse } from './routing.schema.js';
import { Routing } from './routing.service.js';
import { TraceMatcher } from './trace-matcher.js';

@ApiTags('Routing')
@Controller()
export class RoutingController {
  constructor(
    private readonly routing: Routing,
    private readonly isochrones: IsochroneFinder,
    private readonly traces: TraceMatcher,
  ) {}

  @Post('routes')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'findRoute',
    summary: 'Find the best way over roads',
    description:
      'Restrictions of turns, one-way streets, barriers and ferries are heeded. Tells turn by turn, in 31 languages, what is to be done, keeps out of areas, and names other ways when that is asked for.',
  })
  @ApiOkResponse({ standardSchema: RouteResponse })
  route(@CurrentProject() { tenant }: ProjectRef, @Body({ schema: FindRoute }) body: FindRoute) {
    return this.routing.route(tenant, body);
  }

  @Post('matrix')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'findMatrix',
    summary: 'Find how long it takes from many places to many',
    description: 'At most 10,000 cells: sources times targets.',
  })
  @ApiOkResponse({ standardSchema: MatrixResponse })
  matrix(@CurrentProject() { tenant }: ProjectRef, @Body({ schema: FindMatrix }) body: FindMatrix) {
    return this.routing.matrix(tenant, body);
  }

  @Post('snap')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({ operationId: 'findNearestRoads', summary: 'Find the roads nearest to a place' })
  @ApiOkResponse({ standardSchema: NearestResponse })
  nearest(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: FindNearest }) body: FindNearest,
  ) {
    return this.routing.nearest(tenant, body);
  }

  @Post('isochrones')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'findIsochrones',
    summary: 'Find how far one gets from a place',
    description:
      'Areas as GeoJSON, by seconds or by metres; roads for visitors are no way through.',
  })
  @ApiOkResponse({ standardSchema: IsochronesResponse })
  areas(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: FindIsochrones }) body: FindIsochrones,
  ) {
    return this.isochrones.find(tenant, body);
  }

  @Post('match')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'matchTrace',
    summary: 'Find the roads that a trace was recorded on',
    description: 'Positions that jump away are left out; gaps split the trace.',
  })
  @ApiOkResponse({ standardSchema: MatchedTraceResponse })
  match(@CurrentProject() { tenant }: ProjectRef, @Body({ schema: MatchTrace }) body: MatchTrace) {
    return this.traces.match(tenant, body);
  }
}
