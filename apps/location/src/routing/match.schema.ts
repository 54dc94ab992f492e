import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import {
  attribution,
  geometryForm,
  Line,
  Place,
  profile,
  region,
  regionId,
  Snapped,
} from './routing.schema.js';

const MOST_POINTS = 5000;

const TracePosition = Place.extend({
  recorded_at: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('When it was recorded, as RFC 3339; gaps split the trace.'),
  accuracy_m: z
    .number()
    .min(0)
    .max(10_000)
    .optional()
    .describe('How exact it is, in metres; that of the whole trace when not given.'),
}).meta({ id: 'TracePosition' });

export const MatchTrace = z
  .strictObject({
    points: z
      .array(TracePosition)
      .min(2)
      .max(MOST_POINTS)
      .describe('Positions in the order in which they were recorded: 2 to 5,000.'),
    profile,
    accuracy_m: z
      .number()
      .min(1)
      .max(100)
      .default(10)
      .describe('How exact positions are: their standard deviation in metres, 1 to 100.'),
    radius_m: z
      .number()
      .min(5)
      .max(200)
      .default(50)
      .describe('How far a road may be from a position, in metres, 5 to 200.'),
    gap_s: z
      .number()
      .min(1)
      .max(86_400)
      .default(60)
      .describe('Seconds between positions that split the trace, 1 to 86,400.'),
    gap_m: z
      .number()
      .min(10)
      .max(100_000)
      .default(2000)
      .describe('Metres between positions that split the trace, 10 to 100,000.'),
    geometry: geometryForm,
    region,
  })
  .check(({ value, issues }) => {
    let lastMs = -Infinity;
    for (const [index, { recorded_at: at }] of value.points.entries()) {
      if (at === undefined) continue;
      const timeMs = Date.parse(at);
      if (timeMs < lastMs) {
        const path = ['points', index, 'recorded_at'];
        const message = 'It is before the position that comes before it.';
        issues.push({ code: 'custom', path, message, input: at });
        return;
      }
      lastMs = timeMs;
    }
  })
  .meta({ id: 'MatchTrace' });
export type MatchTrace = z.output<typeof MatchTrace>;

const MatchedPosition = Snapped.extend({
  index: z.int().describe('Which of the positions that were sent, from 0.'),
  confidence: z.number().describe('How likely it was this road, 0 to 1.'),
}).meta({ id: 'MatchedPosition' });

const Matching = z
  .object({
    distance_m: z.number().describe('Of what was travelled, in metres.'),
    duration_s: z
      .number()
      .describe('Seconds that the profile takes for it; not what the trace took.'),
    confidence: z.number().describe('The mean of its positions, 0 to 1.'),
    geometry: Line,
    points: z.array(MatchedPosition).describe('Where on roads the positions were.'),
  })
  .meta({ id: 'Matching' });

export const MatchedTrace = z
  .object({
    profile: z.string().describe('How one got about.'),
    region_id: regionId,
    matchings: z.array(Matching).describe('Parts of the trace without a gap, in their order.'),
    unmatched: z
      .array(z.int())
      .describe('Positions that jumped away, are far from all roads, or alone.'),
    thinned: z
      .array(z.int())
      .describe('Positions nearer to the one before than they are exact: they tell nothing more.'),
    attribution,
  })
  .meta({ id: 'MatchedTrace' });
export const MatchedTraceResponse = envelopeOf(MatchedTrace);
