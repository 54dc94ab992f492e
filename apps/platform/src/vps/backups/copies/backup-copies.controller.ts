import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { ImageResponse, toImage } from '../../images/image.schema.js';
import { BackupCopies } from './backup-copies.js';
import {
  BackupCopyListResponse,
  BackupCopyResponse,
  CreateBackupCopy,
  ListBackupCopies,
  RestoreBackupCopy,
  toBackupCopy,
} from './backup-copy.schema.js';

@ApiTags('Backups')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/backup-copies')
export class BackupCopiesController {
  constructor(private readonly copies: BackupCopies) {}

  @Post()
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createVpsBackupCopy',
    summary: 'Copy a snapshot to the object store',
    description:
      'The copy stays when the snapshot, the server or its machine are gone. A backup plan with `copy` does this by itself.',
  })
  @ApiAcceptedResponse({ standardSchema: BackupCopyResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateBackupCopy }) { vps, snapshot }: CreateBackupCopy,
  ) {
    const { copy, operation } = await this.copies.create(project, vps, snapshot);
    return accepted(toBackupCopy(copy), operation.id);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({
    operationId: 'listVpsBackupCopies',
    summary: 'List copies of snapshots, newest first',
  })
  @ApiOkResponse({ standardSchema: BackupCopyListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListBackupCopies.schema }) query: ListBackupCopies,
  ) {
    const rows = await this.copies.list(project, ListBackupCopies.parse(query));
    return paged(ListBackupCopies.page(rows, query, toBackupCopy));
  }

  @Get(':copy')
  @Requires('vps:read')
  @ApiParam({ name: 'copy', description: 'Id of the copy.' })
  @ApiOperation({ operationId: 'getVpsBackupCopy', summary: 'Show a copy of a snapshot' })
  @ApiOkResponse({ standardSchema: BackupCopyResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('copy') copy: string) {
    return toBackupCopy(await this.copies.get(project, copy));
  }

  @Post(':copy/restore')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam({ name: 'copy', description: 'Id of the copy.' })
  @ApiOperation({
    operationId: 'restoreVpsBackupCopy',
    summary: 'Make an image of a copy',
    description: 'Servers with the disk of the copy are made of that image.',
  })
  @ApiAcceptedResponse({ standardSchema: ImageResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('copy') copy: string,
    @Body({ schema: RestoreBackupCopy }) { slug }: RestoreBackupCopy,
  ) {
    const { image, operation } = await this.copies.restore(project, copy, slug);
    return accepted(toImage(image), operation.id);
  }

  @Delete(':copy')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam({ name: 'copy', description: 'Id of the copy.' })
  @ApiOperation({
    operationId: 'deleteVpsBackupCopy',
    summary: 'Delete a copy of a snapshot',
    description: 'What it took is given back within a minute. Images made of it stay.',
  })
  @ApiAcceptedResponse({ standardSchema: BackupCopyResponse })
  async delete(@CurrentProject() project: ProjectRef, @Param('copy') copy: string) {
    return toBackupCopy(await this.copies.delete(project, copy));
  }
}
