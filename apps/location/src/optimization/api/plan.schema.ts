import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { jobFields, jobFieldsOf } from '../../jobs/job.schema.js';
import type { JobEntity } from '../../jobs/job.entity.js';
import { ATTRIBUTION } from '../../maps/regions/region.schema.js';
import { Place } from '../../routing/routing.schema.js';

const Step = z.object({
  kind: z
    .enum(['start', 'job', 'pickup', 'delivery', 'break', 'end'])
    .describe('What is done; `pickup` and `delivery` are those of a shipment.'),
  id: z.string().describe('Of the job, the shipment or the break; at start and end the vehicle.'),
  location: Place.nullable().describe('Where; null when the vehicle is nowhere in particular.'),
  arrival_s: z.number().describe('When it comes there, in seconds from your zero.'),
  waiting_s: z.number().describe('Seconds between coming and beginning.'),
  service_s: z.number().describe('Seconds that it takes.'),
  load: z.array(z.number()).describe('What is on the vehicle afterwards, by kind.'),
  travel_s: z.number().describe('On the road since the start, in seconds.'),
  distance_m: z.number().describe('Since the start, in metres.'),
});

const VehicleRoute = z.object({
  vehicle_id: z.string().describe('Whose route it is.'),
  steps: z.array(Step).describe('In their order, from start to end.'),
  cost: z.number().describe('In the unit of the objective.'),
  travel_s: z.number().describe('On the road, in seconds.'),
  distance_m: z.number().describe('Metres.'),
  service_s: z.number().describe('At stops and breaks, in seconds.'),
  waiting_s: z.number().describe('Waiting for windows, in seconds.'),
});

/** A plan, and what it leaves out. */
export const Plan = z
  .object({
    region_id: z
      .string()
      .nullable()
      .describe('The map that was used; null when the engine has one of its own.'),
    cost: z.number().describe('Of all routes, in the unit of the objective.'),
    travel_s: z.number().describe('Of all routes, in seconds.'),
    distance_m: z.number().describe('Of all routes, in metres.'),
    routes: z.array(VehicleRoute).describe('Of the vehicles that are used.'),
    unassigned: z
      .array(
        z.object({
          kind: z.enum(['job', 'shipment']).describe('What is left out.'),
          id: z.string().describe('Its name.'),
          reason: z
            .enum(['skills_missing', 'too_large', 'unreachable', 'outside_hours', 'vehicles_full'])
            .describe('Why; all but the last hold even for a vehicle with nothing else to do.'),
        }),
      )
      .describe('What no vehicle serves.'),
    iterations: z.int().describe('How often a part was planned anew.'),
    attribution: z.string().describe(`Has to be shown with it: ${ATTRIBUTION}.`),
  })
  .meta({ id: 'OptimizationPlan' });
export type Plan = z.output<typeof Plan>;
export const PlanResponse = envelopeOf(Plan);

/** A problem that is solved in the background. */
export const Optimization = z
  .object({
    id: z.string().describe('`opt_…`'),
    ...jobFields,
    vehicles: z.int().describe('How many the problem has.'),
    jobs: z.int().describe('How many the problem has.'),
    shipments: z.int().describe('How many the problem has.'),
  })
  .meta({ id: 'Optimization' });
export const OptimizationListResponse = pageOf(Optimization);
export const OptimizationResponse = envelopeOf(Optimization);

/** The same, with what came of it. */
export const SolvedOptimization = Optimization.extend({
  plan: Plan.nullable().describe('Who does what; null until it has succeeded.'),
}).meta({ id: 'SolvedOptimization' });
export const SolvedOptimizationResponse = envelopeOf(SolvedOptimization);

/** Which optimizations to list. */
export const ListOptimizations = listQuery('optimizations');
export type ListOptimizations = z.output<typeof ListOptimizations.schema>;

/** An optimization as callers see it in lists. */
export const toOptimization = (job: JobEntity): z.output<typeof Optimization> => ({
  id: job.id,
  ...jobFieldsOf(job),
  ...(job.about as { vehicles: number; jobs: number; shipments: number }),
});

/** An optimization with its plan. */
export const toSolved = (job: JobEntity): z.output<typeof SolvedOptimization> => ({
  ...toOptimization(job),
  plan: job.result as Plan | null,
});
