import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { counted, groupedBy } from './counted.js';
import type {
  AskInsight,
  AskInsightSeries,
  MessageInsight,
  MessageInsightSeries,
} from './insight.schema.js';
import { type GroupedCell, TallyReader } from './tally.reader.js';
import type { TallyFilter } from './tally.sql.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longer times begin and end with days. */
const MOST_HOURS_MS = 2 * DAY_MS;
const STEPS_S = { hour: 3600, day: 86_400 } as const;
const MOST_GROUPS = 50;
const MOST_REASONS = 10;

type Span = Pick<AskInsight, 'from' | 'to' | 'channel' | 'provider' | 'template'>;

/** Tells what messages came to. */
@Injectable()
export class Insight {
  constructor(
    private readonly tally: TallyReader,
    private readonly clock: Clock,
  ) {}

  /** Rates, times, reasons and costs. */
  async of(tenant: Tenant, asked: AskInsight): Promise<MessageInsight> {
    const filter = this.#filterOf(asked);
    const [cells, costs] = await Promise.all([
      this.tally.read(tenant, filter, { by: asked.by }),
      this.tally.read(tenant, filter, { by: 'provider', measure: 'cost' }),
    ]);
    const ids = [...cells, ...costs].map(({ group }) => group);
    const names = await this.tally.names(tenant, [...new Set(ids)]);
    const ofMessages = cells.filter(({ measure }) => !measure.endsWith('_ms'));
    const groups = groupedBy(ofMessages, ({ group }) => group).map(([key, of]) => {
      const { counts, delivery_rate } = counted(of);
      return { key, name: names.get(key) ?? null, counts, delivery_rate };
    });
    return {
      ...spanOf(filter),
      ...counted(cells),
      groups: groups
        .toSorted((one, other) => busyness(other) - busyness(one))
        .slice(0, MOST_GROUPS),
      reasons: reasonsOf(cells),
      costs: costs.map(({ group, key, amount }) => ({
        provider_id: group,
        provider_name: names.get(group) ?? null,
        micros: Number(amount),
        currency: key,
      })),
    };
  }

  /** The same for each hour or day. */
  async over(tenant: Tenant, asked: AskInsightSeries): Promise<MessageInsightSeries> {
    const filter = this.#filterOf(asked, asked.step);
    const cells = await this.tally.read(tenant, filter, asked);
    const series = groupedBy(cells, ({ group }) => group).map(([key, ofGroup]) => ({
      key,
      points: groupedBy(ofGroup, ({ at }) => at.toISOString()).map(([at, of]) =>
        Object.assign({ at }, counted(of)),
      ),
    }));
    return { ...spanOf(filter), step_s: STEPS_S[asked.step], series };
  }

  #filterOf({ from, to, channel, provider, template }: Span, step?: 'hour' | 'day'): TallyFilter {
    const end = to === undefined ? this.clock.now() : new Date(to);
    const begin = from === undefined ? end.getTime() - STEPS_S.day * 1000 : Date.parse(from);
    const isLong = end.getTime() - begin > MOST_HOURS_MS;
    const isOfDays = step === 'day' || (step === undefined && isLong);
    const unitMs = isOfDays ? DAY_MS : HOUR_MS;
    return {
      channel,
      provider,
      template,
      isOfDays,
      from: new Date(Math.floor(begin / unitMs) * unitMs),
      to: new Date(Math.ceil(end.getTime() / unitMs) * unitMs),
    };
  }
}

const spanOf = ({ from, to }: TallyFilter) => ({ from: from.toISOString(), to: to.toISOString() });

const busyness = ({ counts }: MessageInsight['groups'][number]) =>
  Math.max(counts.accepted, counts.sent + counts.failed);

function reasonsOf(cells: readonly GroupedCell[]): MessageInsight['reasons'] {
  const reasons = cells.filter(({ measure }) => measure === 'reason');
  return groupedBy(reasons, ({ key }) => key)
    .map(([code, of]) => ({ code, count: of.reduce((sum, one) => sum + Number(one.amount), 0) }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_REASONS);
}
