import { z } from 'zod';
import { PROFILES, type ProfileName } from '../../roads/profiles/profiles.js';
import { Place } from '../../routing/routing.schema.js';

const MOST_VEHICLES = 200;
const MOST_TASKS = 2000;
const MOST_WINDOWS = 10;
const MOST_KINDS_OF_LOAD = 8;
const MOST_SKILLS = 50;
const MOST_BREAKS = 10;
const LONGEST_S = 10_000_000;
const MOST_AMOUNT = 1_000_000_000;
const LONGEST_SEARCH_S = 300;

const id = z.string().min(1).max(80).describe('Name of yours; unique among its kind.');
const seconds = z.number().min(0).max(LONGEST_S);
const window = z
  .tuple([seconds, seconds])
  .describe('From and to, in seconds from a moment of your choice, 0 to 10,000,000.');
const windows = z
  .array(window)
  .max(MOST_WINDOWS)
  .optional()
  .describe('In one of these the service begins, in order and apart; any time when not given.');
const amounts = z
  .array(z.number().min(0).max(MOST_AMOUNT))
  .max(MOST_KINDS_OF_LOAD)
  .describe('One number for each kind of load, such as kilograms and pallets; 8 kinds at most.');
const skills = z
  .array(z.string().min(1).max(80))
  .max(MOST_SKILLS)
  .default([])
  .describe('Up to 50. A vehicle serves what asks for no skill that it lacks.');
const serviceS = seconds.default(0).describe('How long the vehicle stands there, in seconds.');
const priority = z
  .int()
  .min(0)
  .max(100)
  .default(0)
  .describe('When not all can be done the higher ones are; 0 to 100.');

const Break = z.strictObject({
  id,
  time_windows: z
    .array(window)
    .min(1)
    .max(MOST_WINDOWS)
    .describe('In one of these it begins, in order and apart.'),
  service_s: seconds.describe('How long it lasts, in seconds.'),
});

const Vehicle = z
  .strictObject({
    id,
    start: Place.optional().describe('Where it begins; at its first stop when not given.'),
    end: Place.optional().describe('Where it ends; at its last stop when not given.'),
    capacity: amounts.optional().describe('The most it holds of each kind; no limit if not given.'),
    time_window: window.optional().describe('When it may be under way; always when not given.'),
    skills,
    max_tasks: z
      .int()
      .min(0)
      .max(MOST_TASKS)
      .optional()
      .describe('The most stops, 0 to 2,000; a shipment has two.'),
    speed_factor: z
      .number()
      .min(0.01)
      .max(100)
      .default(1)
      .describe('2 is twice as fast as the map says; 0.01 to 100.'),
    fixed_cost: z
      .number()
      .min(0)
      .max(MOST_AMOUNT)
      .default(0)
      .describe('What using it at all costs, in the unit of the objective.'),
    breaks: z.array(Break).max(MOST_BREAKS).default([]).describe('Made in the order given.'),
  })
  .meta({ id: 'OptimizationVehicle' });

const stop = {
  location: Place.describe('Where it is.'),
  service_s: serviceS,
  time_windows: windows,
};

const Job = z
  .strictObject({
    id,
    ...stop,
    delivery: amounts.optional().describe('What is brought, loaded at the start of the route.'),
    pickup: amounts.optional().describe('What is taken along to the end of the route.'),
    skills,
    priority,
  })
  .meta({ id: 'OptimizationJob' });

const Shipment = z
  .strictObject({
    id,
    pickup: z.strictObject(stop).describe('Where it is fetched.'),
    delivery: z.strictObject(stop).describe('Where the same vehicle brings it afterwards.'),
    amount: amounts.optional().describe('How large it is.'),
    skills,
    priority,
  })
  .meta({ id: 'OptimizationShipment' });

/** What is to be planned: who visits what, in which order and when. */
export const OptimizeRoutes = z
  .strictObject({
    vehicles: z.array(Vehicle).min(1).max(MOST_VEHICLES).describe('1 to 200 vehicles.'),
    jobs: z.array(Job).max(MOST_TASKS).default([]).describe('Visits, each with one stop.'),
    shipments: z
      .array(Shipment)
      .max(MOST_TASKS / 2)
      .default([])
      .describe('What is fetched and then brought by the same vehicle, with two stops each.'),
    objective: z
      .enum(['duration', 'distance'])
      .default('duration')
      .describe('What is made small once as much as possible is served.'),
    profile: z
      .enum(Object.keys(PROFILES) as [ProfileName, ...ProfileName[]])
      .default('car')
      .describe('How vehicles get about.'),
    radius_m: z
      .number()
      .min(1)
      .max(5000)
      .default(1000)
      .describe('How far a place may be from a road, in metres, 1 to 5,000.'),
    region: z
      .string()
      .optional()
      .describe('The map to use, `reg_…`; the smallest that has all places when not given.'),
    time_limit_s: z
      .number()
      .min(0.1)
      .max(LONGEST_SEARCH_S)
      .default(1)
      .describe('How long is searched, in seconds, 0.1 to 300. Longer gives better plans.'),
    background: z
      .boolean()
      .default(false)
      .describe('Whether it is solved in the background however small it is.'),
  })
  .refine(({ jobs, shipments }) => jobs.length + 2 * shipments.length > 0, {
    path: ['jobs'],
    message: 'There is nothing to do: give jobs or shipments.',
  })
  .refine(({ jobs, shipments }) => jobs.length + 2 * shipments.length <= MOST_TASKS, {
    path: ['jobs'],
    message: 'Jobs and shipments have 2,000 stops at most; a shipment has two.',
  })
  .meta({ id: 'OptimizeRoutes' });
export type OptimizeRoutes = z.output<typeof OptimizeRoutes>;
