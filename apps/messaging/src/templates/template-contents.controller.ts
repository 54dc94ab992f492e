import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { TemplateRendering } from './render/template-rendering.js';
import {
  ListTemplateVersions,
  PreviewTemplate,
  RenderTemplate,
  TemplatePreviewResponse,
  TemplateVersionListResponse,
  TemplateVersionResponse,
} from './template.schema.js';
import { TemplateVersions } from './template-versions.js';
import { toTemplateVersion } from './template.view.js';
import { TemplatesService } from './templates.service.js';

const VersionNumber = z.coerce.number().int().min(1).max(2_147_483_647);

/** What templates say, and what they look like once filled. */
@ApiTags('Templates')
@Controller('templates')
export class TemplateContentsController {
  constructor(
    private readonly templates: TemplatesService,
    private readonly versions: TemplateVersions,
    private readonly rendering: TemplateRendering,
  ) {}

  @Post('render')
  @HttpCode(200)
  @Requires('templates:read')
  @ApiOperation({
    operationId: 'renderTemplate',
    summary: 'Fill a template that is not kept',
    description: 'Checks it as if it were made, and sends nothing.',
  })
  @ApiOkResponse({ standardSchema: TemplatePreviewResponse })
  render(@Body({ schema: RenderTemplate }) body: RenderTemplate) {
    return this.rendering.tryOut(body);
  }

  @Post(':template/preview')
  @HttpCode(200)
  @Requires('templates:read')
  @ApiOperation({
    operationId: 'previewTemplate',
    summary: 'See what a template says, without sending it',
  })
  @ApiOkResponse({ standardSchema: TemplatePreviewResponse })
  preview(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') id: string,
    @Body({ schema: PreviewTemplate }) body: PreviewTemplate,
  ) {
    return this.rendering.preview(tenant, id, body);
  }

  @Get(':template/versions')
  @Requires('templates:read')
  @ApiOperation({ operationId: 'listTemplateVersions', summary: 'List the versions of a template' })
  @ApiOkResponse({ standardSchema: TemplateVersionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') id: string,
    @Query({ schema: ListTemplateVersions.schema }) query: ListTemplateVersions,
  ) {
    const template = await this.templates.get(tenant, id);
    const rows = await this.versions.list(template, ListTemplateVersions.parse(query));
    const numbered = rows.map((version) => ({ id: String(version.number), version }));
    return paged(
      ListTemplateVersions.page(numbered, query, ({ version }) =>
        toTemplateVersion(version, template),
      ),
    );
  }

  @Get(':template/versions/:version')
  @Requires('templates:read')
  @ApiOperation({ operationId: 'getTemplateVersion', summary: 'Read a version of a template' })
  @ApiOkResponse({ standardSchema: TemplateVersionResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('template') id: string,
    @Param('version', { schema: VersionNumber }) number: number,
  ) {
    const template = await this.templates.get(tenant, id);
    return toTemplateVersion(await this.versions.get(template, number), template);
  }
}
