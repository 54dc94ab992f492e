import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { ProvidersService } from '../../../providers/providers.service.js';
import {
  ApprovedTemplateListResponse,
  ListApprovedTemplates,
  TemplateSyncResponse,
  toApprovedTemplate,
} from './whatsapp-template-list.schema.js';
import { WhatsappTemplates } from './whatsapp-templates.js';
import { WhatsappTemplateSync } from './whatsapp-template-sync.js';

@ApiTags('Providers')
@Controller('providers/:id/whatsapp-templates')
export class WhatsappTemplatesController {
  constructor(
    private readonly providers: ProvidersService,
    private readonly templates: WhatsappTemplates,
    private readonly syncing: WhatsappTemplateSync,
  ) {}

  @Requires('providers:read')
  @Get()
  @ApiOperation({
    operationId: 'listWhatsappTemplates',
    summary: 'List the templates that WhatsApp has of a provider',
  })
  @ApiOkResponse({ standardSchema: ApprovedTemplateListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: ListApprovedTemplates.schema }) query: ListApprovedTemplates,
  ) {
    const provider = await this.providers.get(tenant, id);
    const rows = await this.templates.list(provider, ListApprovedTemplates.parse(query));
    return paged(ListApprovedTemplates.page(rows, query, toApprovedTemplate));
  }

  @Requires('providers:write')
  @Post('sync')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'syncWhatsappTemplates',
    summary: 'Read the templates of a provider from WhatsApp now',
    description: 'They are read every hour, and WhatsApp tells when it judges one anew.',
  })
  @ApiOkResponse({ standardSchema: TemplateSyncResponse })
  async sync(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return this.syncing.sync(await this.providers.get(tenant, id));
  }
}
