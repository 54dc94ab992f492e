import { Public } from '@skydeck/auth-guard';
import { invalid } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type PositionOutcome } from '../ingest/position-ingest.js';
import { DeviceReports } from './device-reports.js';
import { ReportResponse } from './report.schema.js';

const text = (name: string, description: string, required = false) => ({
  name,
  description,
  required,
  schema: { type: 'string' as const },
});
const PARAMETERS = [
  text('id', 'Ingest key of the device.'),
  text('lat', 'Degrees north.'),
  text('lon', 'Degrees east.'),
  text('timestamp', 'Seconds or milliseconds since 1970, or ISO 8601; now when not given.'),
];

/** Where apps report that have no key of a project; the parameters are those of OsmAnd and Traccar. */
@ApiTags('Tracking')
@Public()
@Controller('report')
export class ReportController {
  constructor(private readonly reports: DeviceReports) {}

  @Get()
  @ApiQuery(PARAMETERS[0]!)
  @ApiQuery(PARAMETERS[1]!)
  @ApiQuery(PARAMETERS[2]!)
  @ApiQuery(PARAMETERS[3]!)
  @ApiOperation({
    operationId: 'reportPosition',
    summary: 'Say where a device is, in the form of OsmAnd',
    description:
      'Needs no API key: `id` is the ingest key of the device. Also `speed` in knots, `bearing`, `altitude`, `accuracy` and `batt`; all else is kept as attributes.',
  })
  @ApiOkResponse({ standardSchema: ReportResponse })
  async get(@Req() request: FastifyRequest) {
    return toReport(await this.reports.osmand(queryOf(request), request.ip));
  }

  @Post()
  @HttpCode(200)
  @ApiQuery(PARAMETERS[0]!)
  @ApiQuery(PARAMETERS[1]!)
  @ApiQuery(PARAMETERS[2]!)
  @ApiQuery(PARAMETERS[3]!)
  @ApiOperation({
    operationId: 'postReport',
    summary: 'Say where a device is, as the app of Traccar does',
    description:
      'The parameters of OsmAnd in the address or in a form, or the JSON of the app with the ingest key as `device_id`.',
  })
  @ApiOkResponse({ standardSchema: ReportResponse })
  async post(@Req() request: FastifyRequest) {
    const { body, ip, headers } = request;
    if (isRecord(body)) {
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      if (!isForm) return toReport(await this.reports.traccar(body, ip));
      return toReport(await this.reports.osmand(formOf(body), ip));
    }
    return toReport(await this.reports.osmand(queryOf(request), ip));
  }
}

const toReport = (outcome: PositionOutcome) => ({
  status: outcome.status,
  code: outcome.status === 'refused' ? outcome.code : null,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const mark = url.indexOf('?');
  return checkedText(new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1)));
}

function formOf(body: Record<string, unknown>): URLSearchParams {
  const said = Object.entries(body).filter((pair): pair is [string, string] => {
    return typeof pair[1] === 'string';
  });
  return checkedText(new URLSearchParams(said));
}

/** Postgres keeps no NUL in a text. */
function checkedText(said: URLSearchParams): URLSearchParams {
  for (const [name, value] of said) {
    if (!name.includes('\0') && !value.includes('\0')) continue;
    const message = 'Must have no NUL characters.';
    throw invalid([
      { location: `query.${name.replaceAll('\0', '')}`, code: 'invalid_format', message },
    ]);
  }
  return said;
}
