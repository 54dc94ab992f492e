import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { QuotaListResponse } from './quota.schema.js';
import { Quotas } from './quotas.js';

@ApiTags('Quotas')
@Controller('projects/:project/quotas')
export class QuotasController {
  constructor(private readonly quotas: Quotas) {}

  @Get()
  @Requires('quotas:read')
  @ApiOperation({
    operationId: 'listQuotas',
    summary: 'List the quotas that this service keeps, and what the project has used of them',
  })
  @ApiOkResponse({ standardSchema: QuotaListResponse })
  async list(@CurrentProject() project: ProjectRef) {
    return { items: await this.quotas.usesOf(project) };
  }
}
