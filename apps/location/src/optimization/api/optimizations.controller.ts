import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { WaitForJob } from '../../jobs/job.schema.js';
import { Jobs } from '../../jobs/jobs.js';
import { OPTIMIZATION } from './optimization-kind.js';
import { Optimizations } from './optimizations.js';
import {
  ListOptimizations,
  OptimizationListResponse,
  OptimizationResponse,
  PlanResponse,
  SolvedOptimizationResponse,
  toOptimization,
  toSolved,
} from './plan.schema.js';
import { OptimizeRoutes } from './problem.schema.js';

const ACCEPTED = 202;

@ApiTags('Optimization')
@Controller()
export class OptimizationsController {
  constructor(
    private readonly optimizations: Optimizations,
    private readonly jobs: Jobs,
  ) {}

  @Post('optimize')
  @HttpCode(200)
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'optimizeRoutes',
    summary: 'Plan who visits what, in which order and when',
    description:
      'Up to 100 stops that are searched for up to 10 seconds are answered at once (200); what is larger, or has `background`, is solved in the background (202).',
  })
  @ApiOkResponse({ standardSchema: PlanResponse })
  @ApiAcceptedResponse({ standardSchema: OptimizationResponse })
  async optimize(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: OptimizeRoutes }) body: OptimizeRoutes,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const made = await this.optimizations.solve(tenant, body);
    if ('plan' in made) return made.plan;
    reply.status(ACCEPTED);
    return accepted(toOptimization(made.job), made.job.operationId);
  }

  @Get('optimizations')
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'listOptimizations',
    summary: 'List problems that are or were solved in the background',
  })
  @ApiOkResponse({ standardSchema: OptimizationListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListOptimizations.schema }) query: ListOptimizations,
  ) {
    const rows = await this.jobs.list(tenant, OPTIMIZATION, ListOptimizations.parse(query));
    return paged(ListOptimizations.page(rows, query, toOptimization));
  }

  @Get('optimizations/:optimization')
  @Requires('routing:read')
  @ApiOperation({ operationId: 'getOptimization', summary: 'Show a problem and its plan' })
  @ApiOkResponse({ standardSchema: SolvedOptimizationResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('optimization') id: string,
    @Query({ schema: WaitForJob }) { wait }: WaitForJob,
  ) {
    return toSolved(await this.jobs.get(tenant, OPTIMIZATION, id, wait * 1000));
  }

  @Delete('optimizations/:optimization')
  @Requires('routing:write')
  @ApiOperation({
    operationId: 'deleteOptimization',
    summary: 'Call an optimization off, or forget its plan',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('optimization') id: string) {
    await this.jobs.delete(tenant, OPTIMIZATION, id);
    return { id, deleted: true as const };
  }
}
