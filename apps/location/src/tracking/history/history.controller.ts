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
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { SentResultResponse } from '../ingest/ingest.schema.js';
import { toTrackedPosition } from '../positions/position.schema.js';
import { Erasures } from '../retention/erasures.js';
import { GpxImports } from './gpx-imports.js';
import { Histories } from './histories.js';
import {
  DeletedPositionsResponse,
  DeletePositions,
  ListPositions,
  PositionListResponse,
} from './history.schema.js';
import { writeHistory } from './write-history.js';

const TYPES = {
  geojson: 'application/geo+json; charset=utf-8',
  gpx: 'application/gpx+xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
} as const;
const withoutParameters = (type: string) => type.split(';', 1)[0]!;
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
  @ApiOperation({
    operationId: 'listPositions',
    summary: 'List where a device was, or download it as GeoJSON, GPX or CSV',
  })
  @ApiProduces('application/json', ...Object.values(TYPES).map(withoutParameters))
  @ApiOkResponse({ standardSchema: PositionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') device: string,
    @Query({ schema: ListPositions.schema }) query: ListPositions,
  ) {
    const { format = 'json', from, to, simplify } = query;
    if (format === 'json') {
      const rows = await this.histories.list(tenant, device, ListPositions.parse(query));
      return paged(ListPositions.page(rows, query, toTrackedPosition));
    }
    const all = await this.histories.all(tenant, device, { from, to, simplify });
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
