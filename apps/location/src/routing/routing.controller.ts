import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  FindMatrix,
  FindNearest,
  FindRoute,
  MatrixResponse,
  NearestResponse,
  RouteResponse,
} from './routing.schema.js';
import { Routing } from './routing.service.js';

@ApiTags('Routing')
@Controller()
export class RoutingController {
  constructor(private readonly routing: Routing) {}

  @Post('routes')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'findRoute',
    summary: 'Find the best way over roads',
    description: 'Restrictions of turns, one-way streets, barriers and ferries are heeded.',
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
}
