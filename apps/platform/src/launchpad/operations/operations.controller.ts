import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { OperationResponse, Operations, toOperation } from '@skydeck/operations';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { WaitQuery } from '../deployments/deployment.schema.js';
import { DeploymentsService } from '../deployments/deployments.service.js';
import { operationOf } from './operation-of.js';

@ApiTags('Operations')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/operations')
export class OperationsController {
  constructor(
    private readonly deployments: DeploymentsService,
    private readonly operations: Operations,
  ) {}

  @Get(':id')
  @Requires('operations:read')
  @ApiOperation({ operationId: 'getOperation', summary: 'Show long work, or wait for its end' })
  @ApiOkResponse({ standardSchema: OperationResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    if (!id.startsWith('dep_')) {
      return toOperation(await this.operations.await(project.id, id, wait * 1000));
    }
    const row = await this.deployments.await({ projectId: project.id }, id, wait * 1000);
    return operationOf(row);
  }
}
