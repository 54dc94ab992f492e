import { envelopeOf } from '@skydeck/envelope';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { DatabaseDriver } from '../engine/database.driver.js';
import { DATABASE_ENGINES } from '../engine/instance-spec.js';
import { DatabaseSizes } from './database-sizes.js';

const Size = z
  .object({
    slug: z.string().describe('What `size` names it by.'),
    cpus: z.number().describe('Shares of a core.'),
    memory_mb: z.int().describe('Memory in MiB.'),
    max_connections: z.int().describe('Connections at once.'),
  })
  .meta({ id: 'DatabaseSize' });

const Version = z
  .object({
    engine: z.enum(DATABASE_ENGINES).describe('What databases are made with.'),
    versions: z.array(z.int()).describe('Its major versions here, the usual one first.'),
  })
  .meta({ id: 'DatabaseEngine' });

@ApiTags('Databases')
@Controller()
export class DatabaseSizesController {
  constructor(
    private readonly sizes: DatabaseSizes,
    private readonly driver: DatabaseDriver,
  ) {}

  @Get('database-sizes')
  @ApiOperation({ operationId: 'listDatabaseSizes', summary: 'List the sizes of databases' })
  @ApiOkResponse({ standardSchema: envelopeOf(z.object({ items: z.array(Size) })) })
  async list() {
    const rows = await this.sizes.list();
    return {
      items: rows.map(({ slug, cpus, memoryMb, maxConnections }) => ({
        slug,
        cpus: Math.round(cpus * 1e6) / 1e6,
        memory_mb: memoryMb,
        max_connections: maxConnections,
      })),
    };
  }

  @Get('database-engines')
  @ApiOperation({
    operationId: 'listDatabaseEngines',
    summary: 'List what databases can be made with here',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(z.object({ items: z.array(Version) })) })
  async engines() {
    const { majors } = await this.driver.capabilities();
    return {
      items: DATABASE_ENGINES.map((engine) => ({ engine, versions: [...majors[engine]] })),
    };
  }
}
