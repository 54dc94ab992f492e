import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { ReleaseCatalog } from './release-catalog.js';
import { ReleaseErrors } from './release.errors.js';
import {
  DiffQuery,
  ListReleases,
  ReleaseDiffResponse,
  ReleaseListResponse,
  ReleaseResponse,
} from './release.schema.js';
import { ReleaseView } from './release-view.js';

const NUMBER = { name: 'number', description: 'Number of the release.', type: Number };
const number = new ParseIntPipe({ exceptionFactory: () => ReleaseErrors.not_found() });

@ApiTags('Releases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/releases')
export class ReleasesController {
  constructor(
    private readonly apps: AppsService,
    private readonly catalog: ReleaseCatalog,
    private readonly view: ReleaseView,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listReleases', summary: 'List releases, newest first' })
  @ApiOkResponse({ standardSchema: ReleaseListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListReleases.schema }) query: ListReleases,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.catalog.list(app, ListReleases.parse(query));
    const page = ListReleases.page(rows, query, (row) => row);
    const items = await Promise.all(page.items.map((row) => this.view.one(app, row)));
    return paged({ ...page, items });
  }

  @Get(':number')
  @Requires('apps:read')
  @ApiParam(NUMBER)
  @ApiOperation({ operationId: 'getRelease', summary: 'Show a release' })
  @ApiOkResponse({ standardSchema: ReleaseResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('number', number) wanted: number,
  ) {
    const app = await this.apps.get(project, name);
    return this.view.one(app, await this.catalog.get(app, wanted));
  }

  @Get(':number/diff')
  @Requires('apps:read')
  @ApiParam(NUMBER)
  @ApiOperation({ operationId: 'diffReleases', summary: 'Show what a release changed' })
  @ApiOkResponse({ standardSchema: ReleaseDiffResponse })
  async diff(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('number', number) wanted: number,
    @Query({ schema: DiffQuery }) { against = wanted - 1 }: DiffQuery,
  ) {
    const app = await this.apps.get(project, name);
    const older = await this.catalog.get(app, against);
    return this.view.diff(older, await this.catalog.get(app, wanted));
  }
}
