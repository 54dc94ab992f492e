import type { ProjectRef } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VpsService } from '../servers/vps.service.js';
import { METRIC_SERIES } from './metric-series.js';
import { type MetricsQuery, MOST_POINTS, type VpsMetrics } from './metrics.schema.js';

const HOUR_MS = 3600_000;
const MINUTES_KEPT_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * 24 * HOUR_MS;
const USUAL_POINTS = 300;

interface Range {
  readonly fromMs: number;
  readonly toMs: number;
  readonly stepS: number;
  /** The stored points that it is read of. */
  readonly storedS: 60 | 300;
}

/** Reads what a server used as evenly spaced points. */
@Injectable()
export class MetricsReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly servers: VpsService,
    private readonly clock: Clock,
  ) {}

  /** @throws `vps.not_found`, `validation_failed` for a range that makes too many points */
  async read(project: ProjectRef, nameOrId: string, wanted: MetricsQuery): Promise<VpsMetrics> {
    const { id } = await this.servers.get(project, nameOrId);
    const range = rangeOf(wanted, this.clock.now().getTime());
    const shown = METRIC_SERIES.filter(({ type }) => wanted.type.includes(type));
    const columns = shown.map(({ sql }, index) => `(${sql})::float8 as v${index}`).join(', ');
    const rows = await this.dataSource.query<Record<string, number | null>[]>(
      `select extract(epoch from date_bin(make_interval(secs => $1), at, 'epoch'))::float8 as s,
         ${columns}
       from vps_metric
       where vps_id = $2 and step_s = $3 and at >= to_timestamp($4) and at < to_timestamp($5)
       group by 1`,
      [range.stepS, id, range.storedS, range.fromMs / 1000, range.toMs / 1000],
    );
    const bySecond = new Map(rows.map((row) => [row['s'], row]));
    const count = (range.toMs - range.fromMs) / (range.stepS * 1000);
    const seconds = Array.from(
      { length: count },
      (_, index) => range.fromMs / 1000 + index * range.stepS,
    );
    return {
      from: new Date(range.fromMs).toISOString(),
      to: new Date(range.toMs).toISOString(),
      step_s: range.stepS,
      times: seconds.map((second) => new Date(second * 1000).toISOString()),
      series: shown.map(({ type, name, unit }, index) => ({
        type,
        name,
        unit,
        values: seconds.map((second) => bySecond.get(second)?.[`v${index}`] ?? null),
      })),
    };
  }
}

/** The range, widened to whole points. */
function rangeOf({ from, to, step }: MetricsQuery, nowMs: number): Range {
  const toMs = to === undefined ? nowMs : Date.parse(to);
  const fromMs = from === undefined ? toMs - HOUR_MS : Date.parse(from);
  if (fromMs >= toMs) throw refusal('from', 'must be before `to`');
  if (toMs - fromMs > KEPT_MS * 2) throw refusal('from', 'must be at most 60 days before `to`');
  const storedS = fromMs >= nowMs - MINUTES_KEPT_MS ? 60 : 300;
  const usual = Math.max(1, Math.ceil((toMs - fromMs) / 1000 / USUAL_POINTS / storedS)) * storedS;
  const stepS = step ?? usual;
  if (stepS % storedS !== 0) {
    throw refusal('step', 'must be a multiple of 300 for what is older than 24 hours');
  }
  const stepMs = stepS * 1000;
  const range = {
    fromMs: Math.floor(fromMs / stepMs) * stepMs,
    toMs: Math.ceil(toMs / stepMs) * stepMs,
    stepS,
    storedS,
  } as const;
  if ((range.toMs - range.fromMs) / stepMs > MOST_POINTS) {
    throw refusal('step', `must be larger: the range would have more than ${MOST_POINTS} points`);
  }
  return range;
}

function refusal(name: string, message: string): Error {
  const issue = { location: `query.${name}`, code: 'invalid_value', message };
  return CommonErrors.validation_failed({ issues: [issue] });
}
