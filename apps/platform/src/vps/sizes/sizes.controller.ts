import { envelopeOf } from '@skydeck/envelope';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Sizes } from './sizes.js';

const Size = z
  .object({
    slug: z.string().describe('What `size` names it by.'),
    vcpus: z.int().describe('Processors that the server sees.'),
    cpu_share: z.number().describe('Share of these that it may use, at most 1.'),
    memory_mb: z.int().describe('Memory in MiB.'),
    disk_gb: z.int().describe('Disk in GiB.'),
  })
  .meta({ id: 'VpsSize' });

@ApiTags('Servers')
@Controller('vps-sizes')
export class SizesController {
  constructor(private readonly sizes: Sizes) {}

  @Get()
  @ApiOperation({ operationId: 'listVpsSizes', summary: 'List the sizes that fit on this machine' })
  @ApiOkResponse({ standardSchema: envelopeOf(z.object({ items: z.array(Size) })) })
  async list() {
    const rows = await this.sizes.list();
    return {
      items: rows.map(({ slug, vcpus, cpuShare, memoryMb, diskGb }) => ({
        slug,
        vcpus,
        cpu_share: cpuShare,
        memory_mb: memoryMb,
        disk_gb: diskGb,
      })),
    };
  }
}
