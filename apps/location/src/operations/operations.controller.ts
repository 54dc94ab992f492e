import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { OperationResponse, Operations, toOperation } from '@skydeck/operations';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

const LONGEST_S = 60;

const WaitQuery = z.object({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(LONGEST_S)
    .default(0)
    .describe('Seconds to wait for the end, at most.'),
});
type WaitQuery = z.output<typeof WaitQuery>;

@ApiTags('Operations')
@Controller('operations')
export class OperationsController {
  constructor(private readonly operations: Operations) {}

  @Get(':operation')
  @Requires('maps:read')
  @ApiOperation({ operationId: 'getOperation', summary: 'Show long work, or wait for its end' })
  @ApiOkResponse({ standardSchema: OperationResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('operation') id: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return toOperation(await this.operations.await(tenant, id, wait * 1000));
  }
}
