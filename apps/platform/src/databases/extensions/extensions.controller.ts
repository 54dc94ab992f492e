import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { ExtensionState } from '../engine/database.driver.js';
import { Extensions } from './extensions.js';

const EXTENSION = { name: 'extension', description: 'Name of the extension.' };

const Extension = z
  .object({
    name: z.string().describe('Name of the extension.'),
    enabled: z.boolean().describe('Whether the database has it.'),
    installed_version: z.string().nullable().describe('Version that it has; null for none.'),
    default_version: z.string().describe('Version that it would have.'),
  })
  .meta({ id: 'DatabaseExtension' });

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'database', description: 'Id or name of the database.' })
@Controller('projects/:project/databases/:database/extensions')
export class ExtensionsController {
  constructor(private readonly extensions: Extensions) {}

  @Get()
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'listDatabaseExtensions',
    summary: 'List the extensions that a database has or can have',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(z.object({ items: z.array(Extension) })) })
  async list(@CurrentProject() project: ProjectRef, @Param('database') database: string) {
    return { items: (await this.extensions.list(project, database)).map(toExtension) };
  }

  @Put(':extension')
  @Requires('databases:write')
  @ApiParam(EXTENSION)
  @ApiOperation({
    operationId: 'enableDatabaseExtension',
    summary: 'Give a database an extension',
    description: 'Such that reach the machine are refused.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Extension) })
  async enable(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Param('extension') extension: string,
  ) {
    return toExtension(await this.extensions.set(project, database, extension, true));
  }

  @Delete(':extension')
  @Requires('databases:write')
  @ApiParam(EXTENSION)
  @ApiOperation({
    operationId: 'disableDatabaseExtension',
    summary: 'Take an extension off a database',
    description: 'Refused while something in the database needs it.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Extension) })
  async disable(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Param('extension') extension: string,
  ) {
    return toExtension(await this.extensions.set(project, database, extension, false));
  }
}

const toExtension = ({ name, installedVersion, defaultVersion }: ExtensionState) => ({
  name,
  enabled: installedVersion !== undefined,
  installed_version: installedVersion ?? null,
  default_version: defaultVersion,
});
