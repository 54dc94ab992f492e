import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { SentResultResponse } from '../ingest/ingest.schema.js';
import { toTrackedPosition } from '../positions/position.schema.js';
import { Erasures } from '../retention/erasures.js';
import { GpxImports } from './gpx-imports.js';
import { Histories } from './histories.js';
import {
  DeletedPositionsResponse,
  DeletePositions,
  ExportPositions,
  ListPositions,
  PositionListResponse,
} from './history.schema.js';
import { writeHistory } from './write-history.js';

const TYPES = {
  geojson: 'application/geo+json; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
} as const;
const TEXT = { schema: { type: 'string' } } as const;
const FILES = {
  'application/geo+json': TEXT,
  'application/gpx+xml': TEXT,
  'text/csv': TEXT,
};
const BINARY = { type: 'string', format: 'binary' } as const;

@ApiTags('Tracking')
@Controller('devices/:device')
export class HistoryController {
  constructor(
    private readonly histories: Histories,
    private readonly erasures: Erasures,
    private readonly imports: GpxImports,
  ) {}

  @Get('positions')
  @Requires('tracking:read')
  @ApiOperation({ operationId: 'listPositions', summary: 'List where a device was' })
  @ApiOkResponse({ standardSchema: PositionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @Query({ schema: ListPositions.schema }) query: ListPositions,
  ) {
    const rows = await this.histories.list(tenant, device, ListPositions.parse(query));
    return paged(ListPositions.page(rows, query, toTrackedPosition));
  }

  @Get('positions/export')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'exportPositions',
    summary: 'Download where a device was, as GeoJSON, GPX or CSV',
    description: 'All of it in one file, oldest first.',
  })
  @ApiOkResponse({ content: FILES })
  async export(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @Query({ schema: ExportPositions }) { format, ...wanted }: ExportPositions,
  ): Promise<StreamableFile> {
    const all = await this.histories.all(tenant, device, wanted);
    const text = Readable.from(writeHistory(all, format), { objectMode: false });
    const disposition = `attachment; filename="${device}.${format}"`;
    return new StreamableFile(text, { type: TYPES[format], disposition });
  }

  @Delete('positions')
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'deletePositions',
    summary: 'Delete where a device was, and its trips of that time',
    description: 'All of it when no time is given. The device itself stays.',
  })
  @ApiOkResponse({ standardSchema: DeletedPositionsResponse })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') id: string,
    @Query({ schema: DeletePositions }) { from, to }: DeletePositions,
  ) {
    const deleted = await this.erasures.deleteHistory(tenant, id, {
      ...(from !== undefined && { fromMs: Date.parse(from) }),
      ...(to !== undefined && { untilMs: Date.parse(to) }),
    });
    return { id, deleted_positions: deleted };
  }

  @Post('gpx')
  @HttpCode(200)
  @TakesStream({ ofAnyType: true })
  @Requires('tracking:write')
  @ApiConsumes('application/gpx+xml')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'importGpx',
    summary: 'Add the tracks of a GPX file to where a device was',
    description:
      'Points without a time, and those that are too old, are left out. The same file again adds nothing.',
  })
  @ApiOkResponse({ standardSchema: SentResultResponse })
  gpx(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @StreamedBody() bytes: AsyncIterable<Buffer>,
  ) {
    return this.imports.take(tenant, device, bytes);
  }
}
