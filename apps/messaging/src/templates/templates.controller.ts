import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { TemplateEntity } from './template.entity.js';
import {
  CreateTemplate,
  ListTemplates,
  PublishTemplate,
  TemplateListResponse,
  TemplateResponse,
  UpdateTemplate,
} from './template.schema.js';
import { toTemplate } from './template.view.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('Templates')
@Controller('templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Post()
  @HttpCode(201)
  @Requires('templates:write')
  @ApiOperation({ operationId: 'createTemplate', summary: 'Make a template, as version 1' })
  @ApiCreatedResponse({ standardSchema: TemplateResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTemplate }) body: CreateTemplate,
  ) {
    return tagged(await this.templates.create(tenant, body));
  }

  @Get()
  @Requires('templates:read')
  @ApiOperation({ operationId: 'listTemplates', summary: 'List the templates' })
  @ApiOkResponse({ standardSchema: TemplateListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListTemplates.schema }) query: ListTemplates,
  ) {
    const rows = await this.templates.list(tenant, ListTemplates.parse(query));
    return paged(ListTemplates.page(rows, query, toTemplate));
  }

  @Get(':template')
  @Requires('templates:read')
  @ApiOperation({ operationId: 'getTemplate', summary: 'Read a template, by id or by name' })
  @ApiOkResponse({ standardSchema: TemplateResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('template') id: string) {
    return tagged(await this.templates.get(tenant, id));
  }

  @Patch(':template')
  @Requires('templates:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateTemplate',
    summary: 'Change a template',
    description: 'What it says becomes a new version, which is not sent before it is published.',
  })
  @ApiOkResponse({ standardSchema: TemplateResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') id: string,
    @Body({ schema: UpdateTemplate }) body: UpdateTemplate,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.templates.update(tenant, id, body, expected));
  }

  @Post(':template/publish')
  @HttpCode(200)
  @Requires('templates:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'publishTemplate',
    summary: 'Send a version of a template from now on',
  })
  @ApiOkResponse({ standardSchema: TemplateResponse })
  async publish(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') id: string,
    @Body({ schema: PublishTemplate }) body: PublishTemplate,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.templates.publish(tenant, id, body, expected));
  }

  @Delete(':template')
  @Requires('templates:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteTemplate',
    summary: 'Delete a template and its versions',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') idOrName: string,
    @IfMatch() expected: Precondition,
  ) {
    const id = await this.templates.delete(tenant, idOrName, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (template: TemplateEntity) => withETag(toTemplate(template), template.version);
