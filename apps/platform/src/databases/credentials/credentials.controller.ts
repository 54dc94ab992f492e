import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Databases } from '../managed/databases.js';
import { Connections } from './connections.js';
import { CredentialRotation } from './credential-rotation.js';
import { Credentials } from './credentials.js';
import {
  ConnectionResponse,
  CreateCredential,
  CredentialListResponse,
  CredentialResponse,
  ListCredentials,
  RotateCredential,
  toCredential,
} from './credential.schema.js';

const CREDENTIAL = { name: 'credential', description: 'Id or name of the credential.' };

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'database', description: 'Id or name of the database.' })
@Controller('projects/:project/databases/:database/credentials')
export class CredentialsController {
  constructor(
    private readonly databases: Databases,
    private readonly credentials: Credentials,
    private readonly rotation: CredentialRotation,
    private readonly connections: Connections,
  ) {}

  @Post()
  @Requires('databases:write')
  @ApiOperation({
    operationId: 'createDatabaseCredential',
    summary: 'Give somebody else access to a database',
  })
  @ApiCreatedResponse({ standardSchema: CredentialResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Body({ schema: CreateCredential }) body: CreateCredential,
  ) {
    const database = await this.databases.get(project, name);
    return toCredential(await this.credentials.create(database, body));
  }

  @Get()
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'listDatabaseCredentials',
    summary: 'List who may connect to a database, without passwords',
  })
  @ApiOkResponse({ standardSchema: CredentialListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Query({ schema: ListCredentials.schema }) query: ListCredentials,
  ) {
    const rows = await this.credentials.list(project, name, ListCredentials.parse(query));
    return paged(ListCredentials.page(rows, query, toCredential));
  }

  @Post(':credential/reveal')
  @HttpCode(200)
  @Requires('databases:write')
  @ApiParam(CREDENTIAL)
  @ApiOperation({
    operationId: 'revealDatabaseCredential',
    summary: 'Show how a database is connected to, with the password',
    description: 'Who was shown it is in the audit log.',
  })
  @ApiOkResponse({ standardSchema: ConnectionResponse })
  async reveal(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Param('credential') credential: string,
  ) {
    const database = await this.databases.get(project, name);
    return this.connections.reveal(database, await this.credentials.get(database, credential));
  }

  @Post(':credential/rotate')
  @HttpCode(200)
  @Requires('databases:write')
  @ApiParam(CREDENTIAL)
  @ApiOperation({
    operationId: 'rotateDatabaseCredential',
    summary: 'Give a credential another user and password',
    description: 'The ones before work until the grace is over: no connection is refused.',
  })
  @ApiOkResponse({ standardSchema: CredentialResponse })
  async rotate(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Param('credential') credential: string,
    @Body({ schema: RotateCredential }) { grace_s: graceS }: RotateCredential,
  ) {
    const database = await this.databases.get(project, name);
    const row = await this.credentials.get(database, credential);
    return toCredential(await this.rotation.rotate(database, row, graceS));
  }

  @Post(':credential/end-previous')
  @HttpCode(200)
  @Requires('databases:write')
  @ApiParam(CREDENTIAL)
  @ApiOperation({
    operationId: 'endPreviousDatabaseCredential',
    summary: 'End the password before a rotation at once',
  })
  @ApiOkResponse({ standardSchema: CredentialResponse })
  async endPrevious(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Param('credential') credential: string,
  ) {
    const database = await this.databases.get(project, name);
    const row = await this.credentials.get(database, credential);
    return toCredential(await this.rotation.endPrevious(database, row));
  }

  @Delete(':credential')
  @Requires('databases:write')
  @ApiParam(CREDENTIAL)
  @ApiOperation({
    operationId: 'deleteDatabaseCredential',
    summary: 'End a credential at once, with its connections',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Param('credential') credential: string,
  ) {
    const database = await this.databases.get(project, name);
    const row = await this.credentials.get(database, credential);
    await this.credentials.delete(database, row);
    return { id: row.id, deleted: true };
  }
}
