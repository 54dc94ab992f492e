import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Engines } from '../engines/engines.js';
import { MatrixJobResponse, toMatrixJob } from '../matrix-jobs/matrix-job.schema.js';
import { cellsOf, MatrixJobs, MOST_CELLS_AT_ONCE } from '../matrix-jobs/matrix-jobs.js';
import { FindIsochrones, IsochronesResponse } from './isochrone.schema.js';
import { MatchedTraceResponse, MatchTrace } from './match.schema.js';
import { RequestUsage } from '../usage/request-usage.js';
import { FindRoute, RouteResponse } from './route.schema.js';
import { FindMatrix, FindNearest, MatrixResponse, NearestResponse } from './routing.schema.js';

const ACCEPTED = 202;

@ApiTags('Routing')
@Controller()
export class RoutingController {
  constructor(
    private readonly engines: Engines,
    private readonly tables: MatrixJobs,
    private readonly usage: RequestUsage,
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
    return this.usage.counting('routing.requests', tenant, this.engines.route(tenant, body));
  }

  @Post('matrix')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'findMatrix',
    summary: 'Find how long it takes from many places to many',
    description:
      'Up to 10,000 cells, sources times targets, are answered at once (200); up to 4,000,000 are worked out in the background (202).',
  })
  @ApiOkResponse({ standardSchema: MatrixResponse })
  @ApiAcceptedResponse({ standardSchema: MatrixJobResponse })
  async matrix(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: FindMatrix }) body: FindMatrix,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (cellsOf(body) <= MOST_CELLS_AT_ONCE) {
      return this.usage.counting('routing.requests', tenant, this.engines.matrix(tenant, body));
    }
    const job = await this.tables.create(tenant, body);
    reply.status(ACCEPTED);
    return accepted(toMatrixJob(job), job.operationId);
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
    return this.usage.counting('routing.requests', tenant, this.engines.snap(tenant, body));
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
    return this.usage.counting('routing.requests', tenant, this.engines.isochrone(tenant, body));
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
    return this.usage.counting('routing.requests', tenant, this.engines.match(tenant, body));
  }
}
