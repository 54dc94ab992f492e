import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { DatabaseAnswers } from './database-answers.js';
import type { DatabaseEntity } from './database.entity.js';
import { DatabaseOrders } from './database-orders.js';
import { DatabaseListResponse, DatabaseResponse, ListDatabases } from './database.schema.js';
import { DatabaseVerbs } from './database-verbs.js';
import { DatabaseView } from './database-view.js';
import {
  CreateDatabase,
  DeleteDatabase,
  ResizeDatabase,
  UpdateDatabase,
} from './database-wish.schema.js';
import { Databases } from './databases.js';

const DATABASE = { name: 'database', description: 'Id or name of the database.' };

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/databases')
export class DatabasesController {
  constructor(
    private readonly databases: Databases,
    private readonly orders: DatabaseOrders,
    private readonly verbs: DatabaseVerbs,
    private readonly view: DatabaseView,
    private readonly answers: DatabaseAnswers,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('databases:write')
  @ApiOperation({
    operationId: 'createDatabase',
    summary: 'Create a database',
    description: 'Its credential `owner` is made with it: reveal it when the database is there.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateDatabase }) body: CreateDatabase,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.orders.create(project, body), wait);
  }

  @Get()
  @Requires('databases:read')
  @ApiOperation({ operationId: 'listDatabases', summary: 'List databases, newest first' })
  @ApiOkResponse({ standardSchema: DatabaseListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListDatabases.schema }) query: ListDatabases,
  ) {
    const rows = await this.databases.list(project, ListDatabases.parse(query));
    const page = ListDatabases.page(rows, query, (row) => row);
    return paged({ ...page, items: await this.view.many(page.items) });
  }

  @Get(':database')
  @Requires('databases:read')
  @ApiParam(DATABASE)
  @ApiOperation({ operationId: 'getDatabase', summary: 'Show a database' })
  @ApiOkResponse({ standardSchema: DatabaseResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('database') database: string) {
    return this.#tagged(await this.databases.get(project, database));
  }

  @Patch(':database')
  @Requires('databases:write')
  @ApiParam(DATABASE)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateDatabase',
    summary: 'Rename or protect a database, or say when backups are made',
  })
  @ApiOkResponse({ standardSchema: DatabaseResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Body({ schema: UpdateDatabase }) body: UpdateDatabase,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.databases.update(project, database, body, expected));
  }

  @Post(':database/resize')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiParam(DATABASE)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'resizeDatabase',
    summary: 'Change size, storage or trusted sources of a database',
    description: 'Storage only ever grows. A new size may restart the server of the database.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async resize(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Body({ schema: ResizeDatabase }) body: ResizeDatabase,
    @IfMatch() expected: Precondition,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.verbs.resize(project, database, body, expected), wait);
  }

  @Delete(':database')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiParam(DATABASE)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteDatabase',
    summary: 'Delete a database',
    description: 'A last backup is made first, and kept, unless `skip_final_backup` says not to.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @IfMatch() expected: Precondition,
    @Query({ schema: DeleteDatabase }) { wait, skip_final_backup: isLast }: DeleteDatabase,
  ) {
    const begun = await this.verbs.delete(project, database, expected, !isLast);
    return this.answers.begun(begun, wait);
  }

  async #tagged(row: DatabaseEntity) {
    return withETag(await this.view.one(row), row.version);
  }
}
