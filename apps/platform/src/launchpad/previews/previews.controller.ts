import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import {
  ListPreviews,
  PreviewListResponse,
  PreviewNumber,
  PreviewResponse,
  PreviewSettingsResponse,
  toPreviewSettings,
  UpdatePreviewSettings,
} from './preview.schema.js';
import { PreviewEnding } from './preview-ending.js';
import { PreviewSettingsService, settingsVersion } from './preview-settings.service.js';
import { PreviewView } from './preview-view.js';

const NUMBER = { name: 'number', description: 'Number of the pull request.' };

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app')
export class PreviewsController {
  constructor(
    private readonly apps: AppsService,
    private readonly view: PreviewView,
    private readonly ending: PreviewEnding,
    private readonly settings: PreviewSettingsService,
  ) {}

  @Get('previews')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppPreviews', summary: 'List previews of pull requests' })
  @ApiOkResponse({ standardSchema: PreviewListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListPreviews.schema }) query: ListPreviews,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.view.list(app, ListPreviews.parse(query));
    const page = ListPreviews.page(rows, query, (row) => row);
    return paged({ ...page, items: await this.view.many(page.items) });
  }

  @Get('previews/:number')
  @Requires('apps:read')
  @ApiParam(NUMBER)
  @ApiOperation({ operationId: 'getAppPreview', summary: 'Show the preview of a pull request' })
  @ApiOkResponse({ standardSchema: PreviewResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('number', { schema: PreviewNumber }) number: number,
  ) {
    const row = await this.view.get(await this.apps.get(project, name), number);
    const [shown] = await this.view.many([row]);
    return shown!;
  }

  @Delete('previews/:number')
  @Requires('apps:write')
  @ApiParam(NUMBER)
  @ApiOperation({
    operationId: 'deleteAppPreview',
    summary: 'Remove the preview of a pull request',
    description: 'It comes back when the pull request is pushed to.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('number', { schema: PreviewNumber }) number: number,
  ) {
    const { id } = await this.apps.get(project, name);
    await this.ending.remove(id, number);
    return { id: String(number), deleted: true };
  }

  @Get('preview-settings')
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'getAppPreviewSettings',
    summary: 'Show whether and how an app has previews',
  })
  @ApiOkResponse({ standardSchema: PreviewSettingsResponse })
  async getSettings(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const row = await this.settings.of(await this.apps.get(project, name));
    return withETag(toPreviewSettings(row), settingsVersion(row));
  }

  @Patch('preview-settings')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateAppPreviewSettings',
    summary: 'Change whether and how an app has previews',
  })
  @ApiOkResponse({ standardSchema: PreviewSettingsResponse })
  async updateSettings(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: UpdatePreviewSettings }) body: UpdatePreviewSettings,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.settings.update(app, body, expected);
    return withETag(toPreviewSettings(row), settingsVersion(row));
  }
}
