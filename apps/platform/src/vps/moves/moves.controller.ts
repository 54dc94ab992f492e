import { Public } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { Operations } from '@skydeck/operations';
import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { Operator, OWNER_HEADER } from '../sizes/operator.js';
import { MoveVps, VpsMoveResponse } from './move.schema.js';
import { Moves } from './moves.js';

const OWNER = {
  name: 'Skydeck-Owner-Token',
  description: 'Content of `owner.token` in the folder of the installation.',
  schema: { type: 'string' },
} as const;

@ApiTags('Servers')
@Controller('vps-moves')
export class MovesController {
  constructor(
    private readonly moves: Moves,
    private readonly operations: Operations,
    private readonly operator: Operator,
  ) {}

  // No account is asked for: who runs the installation need not have one.
  @Post()
  @HttpCode(202)
  @Public()
  @ApiHeader(OWNER)
  @ApiOperation({
    operationId: 'moveVps',
    summary: 'Move a server to another member of the cluster',
    description:
      'For the operator of the installation only. A server that runs is stopped, and started again there.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsMoveResponse })
  async move(
    @Body({ schema: MoveVps }) { vps, to }: MoveVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
    @Req() { headers }: FastifyRequest,
  ) {
    await this.operator.require(headers[OWNER_HEADER]);
    const begun = await this.moves.begin(vps, to);
    const { projectId } = begun.vps;
    const { id } = begun.operation;
    const { status, error } =
      wait === 0 ? begun.operation : await this.operations.await(projectId, id, wait * 1000);
    const { from } = begun;
    return accepted({ id, vps_id: vps, project_id: projectId, from, to, status, error }, id);
  }
}
