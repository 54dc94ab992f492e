import { checkStop, checkWindows, isAmount } from './check-stop.js';
import { ProblemInvalid } from './problem-invalid.js';
import type { Amounts, Problem, Vehicle } from './problem.js';

const MOST_PRIORITY = 100;
const MOST_SPEED_FACTOR = 100;

/** Looks whether a problem makes sense. @throws ProblemInvalid naming the first field that does not. */
export function checkProblem(problem: Problem): void {
  const { vehicles, jobs = [], shipments = [] } = problem;
  const places = checkMatrix(problem);
  const kinds = kindsOfLoad(problem);
  if (vehicles.length === 0) throw new ProblemInvalid('vehicles', 'there is none');
  checkIds('vehicles', vehicles);
  checkIds('jobs', jobs);
  checkIds('shipments', shipments);
  vehicles.forEach((vehicle, at) => checkVehicle(vehicle, `vehicles[${at}]`, places, kinds));
  jobs.forEach((job, at) => {
    const field = `jobs[${at}]`;
    checkStop(job, field, places);
    checkAmounts(job.delivery, `${field}.delivery`, kinds);
    checkAmounts(job.pickup, `${field}.pickup`, kinds);
    checkPriority(job.priority, field);
  });
  shipments.forEach((shipment, at) => {
    const field = `shipments[${at}]`;
    checkStop(shipment.pickup, `${field}.pickup`, places);
    checkStop(shipment.delivery, `${field}.delivery`, places);
    checkAmounts(shipment.amount, `${field}.amount`, kinds);
    checkPriority(shipment.priority, field);
  });
}

function checkMatrix({ matrix, objective }: Problem): number {
  const places = matrix.durationsS.length;
  if (objective === 'distance' && matrix.distancesM === undefined) {
    throw new ProblemInvalid('matrix.distancesM', 'the objective distance needs it');
  }
  for (const name of ['durationsS', 'distancesM'] as const) {
    const rows = matrix[name];
    if (rows === undefined) continue;
    const field = `matrix.${name}`;
    if (rows.length !== places) throw new ProblemInvalid(field, `it needs ${places} rows`);
    rows.forEach((row, at) => {
      if (row.length !== places) throw new ProblemInvalid(`${field}[${at}]`, `it needs ${places}`);
      for (let to = 0; to < places; to++) {
        if (!(row[to]! >= 0)) throw new ProblemInvalid(`${field}[${at}][${to}]`, 'it is below 0');
      }
    });
  }
  return places;
}

function checkVehicle(vehicle: Vehicle, field: string, places: number, kinds: number): void {
  for (const name of ['start', 'end'] as const) {
    if (vehicle[name] !== null) checkStop({ location: vehicle[name] }, field, places, name);
  }
  checkAmounts(vehicle.capacity, `${field}.capacity`, kinds);
  if (vehicle.timeWindow) checkWindows([vehicle.timeWindow], `${field}.timeWindow`);
  const { speedFactor = 1, maxTasks = 0, fixedCost = 0 } = vehicle;
  if (!(speedFactor > 0 && speedFactor <= MOST_SPEED_FACTOR)) {
    throw new ProblemInvalid(
      `${field}.speedFactor`,
      `it is more than 0, up to ${MOST_SPEED_FACTOR}`,
    );
  }
  if (!Number.isInteger(maxTasks) || maxTasks < 0) {
    throw new ProblemInvalid(`${field}.maxTasks`, 'it is a whole number from 0');
  }
  if (!isAmount(fixedCost)) throw new ProblemInvalid(`${field}.fixedCost`, 'it is 0 or more');
  checkIds(`${field}.breaks`, vehicle.breaks ?? []);
  vehicle.breaks?.forEach(({ timeWindows, serviceS }, at) => {
    const stop = { location: 0, serviceS, timeWindows };
    if (timeWindows.length === 0) {
      throw new ProblemInvalid(`${field}.breaks[${at}].timeWindows`, 'there is none');
    }
    checkStop(stop, `${field}.breaks[${at}]`, Math.max(1, places));
  });
}

function kindsOfLoad({ vehicles, jobs = [], shipments = [] }: Problem): number {
  const given = [
    ...vehicles.map(({ capacity }) => capacity),
    ...jobs.flatMap(({ delivery, pickup }) => [delivery, pickup]),
    ...shipments.map(({ amount }) => amount),
  ];
  return given.find((amounts) => amounts !== undefined)?.length ?? 0;
}

function checkAmounts(amounts: Amounts | undefined, field: string, kinds: number): void {
  if (amounts === undefined) return;
  if (amounts.length !== kinds) throw new ProblemInvalid(field, `it needs ${kinds} numbers`);
  if (!amounts.every(isAmount)) throw new ProblemInvalid(field, 'numbers are 0 or more');
}

function checkPriority(priority: number | undefined, field: string): void {
  if (priority === undefined) return;
  if (!Number.isInteger(priority) || priority < 0 || priority > MOST_PRIORITY) {
    throw new ProblemInvalid(
      `${field}.priority`,
      `it is a whole number from 0 to ${MOST_PRIORITY}`,
    );
  }
}

function checkIds(field: string, all: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  all.forEach(({ id }, at) => {
    if (seen.has(id)) throw new ProblemInvalid(`${field}[${at}].id`, 'another one has it already');
    seen.add(id);
  });
}
