import fc from 'fast-check';
import { canServe, type Task } from './fixtures/can-serve.js';
import { drawnProblems } from './fixtures/drawn-problems.js';
import {
  checkSolution,
  optimize,
  type Problem,
  type RouteStep,
  type Solution,
  type Unassigned,
} from './index.js';

const line = (places: number) => ({
  durationsS: Array.from({ length: places }, (_, from) =>
    Array.from({ length: places }, (__, to) => Math.abs(to - from) * 10),
  ),
});

/** The stops of every vehicle's route; idle vehicles have none. */
function toursOf(problem: Problem, { routes }: Solution): readonly (readonly Task[])[] {
  const tasks = new Map<string, Task['of']>([
    ...(problem.jobs ?? []).map((job) => [`job ${job.id}`, job] as const),
    ...(problem.shipments ?? []).flatMap((one) => [
      [`pickup ${one.id}`, one] as const,
      [`delivery ${one.id}`, one] as const,
    ]),
  ]);
  return problem.vehicles.map(({ id }) => {
    const steps = routes.find(({ vehicleId }) => vehicleId === id)?.steps ?? [];
    return steps.flatMap(({ kind, id: of }) => {
      const task = tasks.get(`${kind} ${of}`);
      return task ? [{ kind: kind as Task['kind'], of: task }] : [];
    });
  });
}

/** All orders with something put among the stops. */
function* withTask(tour: readonly Task[], problem: Problem, { kind, id }: Unassigned) {
  const of = (kind === 'job' ? problem.jobs : problem.shipments)!.find((one) => one.id === id)!;
  for (let at = 0; at <= tour.length; at++) {
    if (kind === 'job') yield tour.toSpliced(at, 0, { kind, of });
    else {
      const fetched = tour.toSpliced(at, 0, { kind: 'pickup', of });
      for (let to = at + 1; to <= fetched.length; to++) {
        yield fetched.toSpliced(to, 0, { kind: 'delivery', of });
      }
    }
  }
}

describe('plans of drawn problems', () => {
  it('keep every rule, and leave out nothing that still fits', async () => {
    await fc.assert(
      fc.asyncProperty(drawnProblems, fc.nat(9), async (problem, seed) => {
        const solution = await optimize(problem, { iterations: 40, seed });
        expect(checkSolution(problem, solution)).toEqual([]);
        const tours = toursOf(problem, solution);
        for (const absent of solution.unassigned) {
          for (const [at, vehicle] of problem.vehicles.entries()) {
            const alone = [...withTask([], problem, absent)].some((one) =>
              canServe(problem, vehicle, one),
            );
            const isWrong =
              alone && absent.reason !== 'vehicles_full' && reachable(problem, vehicle, absent);
            expect({ absent, isWrong }).toMatchObject({ isWrong: false });
            const fits = [...withTask(tours[at]!, problem, absent)].find((one) => {
              return isFinite(problem, vehicle, one) && canServe(problem, vehicle, one);
            });
            expect({ absent, fits }).toMatchObject({ fits: undefined });
          }
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('cost no more than the best of all orders when one vehicle does a few jobs', async () => {
    const problems = fc.array(fc.tuple(fc.nat(99), fc.nat(99)), { minLength: 2, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(problems, async (places) => {
        const durationsS = places.map(([x, y]) => places.map(([u, v]) => Math.hypot(u - x, v - y)));
        const jobs = places.slice(1).map((_, at) => ({ id: `${at}`, location: at + 1 }));
        const problem = { vehicles: [{ id: 'v', start: 0, end: 0 }], jobs, matrix: { durationsS } };
        const { cost } = await optimize(problem, { iterations: 200 });
        const least = (at: number, left: readonly number[]): number =>
          left.length === 0
            ? durationsS[at]![0]!
            : Math.min(
                ...left.map(
                  (to) =>
                    durationsS[at]![to]! +
                    least(
                      to,
                      left.filter((one) => one !== to),
                    ),
                ),
              );
        expect(cost).toBeCloseTo(
          least(
            0,
            jobs.map(({ location }) => location),
          ),
          6,
        );
      }),
      { numRuns: 25, seed: 3 },
    );
  });
});

/** Whether the ways of a tour exist: where there is none, no vehicle goes. */
function isFinite(
  problem: Problem,
  { start, end }: Problem['vehicles'][number],
  tour: readonly Task[],
) {
  const { durationsS, distancesM } = problem.matrix;
  const rows = problem.objective === 'distance' ? [durationsS, distancesM!] : [durationsS];
  const stops = tour.map(({ kind, of }) =>
    'amount' in of || ('pickup' in of && kind !== 'job') ? (of as never)[kind] : of,
  );
  const places = [start, ...stops.map((stop) => (stop as { location: number }).location), end];
  return rows.every((all) =>
    places.every((to, at) => {
      const from = at === 0 ? null : places[at - 1]!;
      return from === null || to === null || all[from]![to]! < Infinity;
    }),
  );
}

const reachable = (problem: Problem, vehicle: Problem['vehicles'][number], absent: Unassigned) =>
  [...withTask([], problem, absent)].some((one) => isFinite(problem, vehicle, one));

describe('a plan', () => {
  const vehicles = [{ id: 'v', start: 0, end: 0, capacity: [2], timeWindow: [0, 1000] as const }];

  it('is the same for the same seed', async () => {
    const jobs = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, location: (at * 7) % 20 }));
    const two = {
      vehicles: [
        { id: 'a', start: 0, end: 19 },
        { id: 'b', start: 5, end: null, maxTasks: 9 },
      ],
      jobs,
      matrix: line(20),
    };
    const plans = await Promise.all([1, 1].map((seed) => optimize(two, { iterations: 300, seed })));
    expect(plans[0]).toEqual(plans[1]);
  });

  it('waits, pauses and leaves as late as it can', async () => {
    const jobs = [{ id: 'j', location: 3, serviceS: 5, timeWindows: [[100, 120]] as const }];
    const plain = await optimize({ vehicles, jobs, matrix: line(4) }, { iterations: 5 });
    expect(plain.routes[0]!.steps.map(({ arrivalS }) => arrivalS)).toEqual([70, 100, 135]);
    const breaks = [{ id: 'lunch', timeWindows: [[90, 95]] as const, serviceS: 20 }];
    const paused = await optimize(
      { vehicles: [{ ...vehicles[0]!, breaks }], jobs, matrix: line(4) },
      { iterations: 5 },
    );
    expect(paused.routes[0]!.steps.map(({ kind, arrivalS }) => [kind, arrivalS])).toContainEqual([
      'job',
      110,
    ]);
  });

  it.each([
    ['skills_missing', { skills: ['lift'] }],
    ['too_large', { delivery: [3] }],
    ['unreachable', { location: 4 }],
    ['outside_hours', { timeWindows: [[2000, 3000]] as const }],
    ['outside_hours', { serviceS: 990 }],
  ])('says %s of what no vehicle can do', async (reason, job) => {
    const matrix = line(5);
    matrix.durationsS[0]![4] = Infinity;
    const jobs = [{ id: 'j', location: 3, ...job }];
    const { unassigned } = await optimize({ vehicles, jobs, matrix }, { iterations: 5 });
    expect(unassigned).toEqual([{ kind: 'job', id: 'j', reason }]);
  });

  it('leaves out the less important when not all fits', async () => {
    const jobs = [1, 2, 3, 4].map((at) => ({
      id: `${at}`,
      location: at,
      delivery: [1],
      priority: at,
    }));
    const { unassigned } = await optimize({ vehicles, jobs, matrix: line(5) }, { iterations: 50 });
    expect(unassigned.map(({ id, reason }) => [id, reason])).toEqual([
      ['1', 'vehicles_full'],
      ['2', 'vehicles_full'],
    ]);
  });

  it('ends at once when it is aborted', async () => {
    const jobs = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, location: at % 5 }));
    const ending = new AbortController();
    setTimeout(() => ending.abort(new Error('enough')), 60);
    const plan = optimize(
      { vehicles: [{ id: 'v', start: 0, end: 0 }], jobs, matrix: line(5) },
      { timeMs: 25_000, signal: ending.signal },
    );
    await expect(plan).rejects.toThrow('enough');
  });

  it.each([
    ['vehicles', { vehicles: [] }],
    ['vehicles[1].id', { vehicles: [vehicles[0]!, vehicles[0]!] }],
    ['vehicles[0].speedFactor', { vehicles: [{ ...vehicles[0]!, speedFactor: 0 }] }],
    ['jobs[0].location', { jobs: [{ id: 'a', location: 5 }] }],
    ['jobs[0].delivery', { jobs: [{ id: 'a', location: 1, delivery: [1, 2] }] }],
    ['jobs[0].priority', { jobs: [{ id: 'a', location: 1, priority: 101 }] }],
    [
      'jobs[0].timeWindows[0]',
      { jobs: [{ id: 'a', location: 1, timeWindows: [[5, 1]] as const }] },
    ],
    [
      'jobs[0].timeWindows[1]',
      {
        jobs: [
          {
            id: 'a',
            location: 1,
            timeWindows: [
              [1, 5],
              [4, 9],
            ] as const,
          },
        ],
      },
    ],
    [
      'shipments[0].pickup.serviceS',
      {
        shipments: [{ id: 's', pickup: { location: 0, serviceS: -1 }, delivery: { location: 1 } }],
      },
    ],
    [
      'matrix.durationsS[0]',
      {
        matrix: {
          durationsS: [
            [0, 1, 2],
            [1, 0],
          ],
        },
      },
    ],
    ['matrix.distancesM', { objective: 'distance' as const }],
  ])('is refused when %s makes no sense', async (field, change) => {
    const plan = optimize({ vehicles, matrix: line(5), ...change }, { iterations: 1 });
    await expect(plan).rejects.toMatchObject({ name: 'ProblemInvalid', field });
  });
});

describe('the checker', () => {
  it('sees what is changed in a plan', async () => {
    const problem: Problem = {
      vehicles: [{ id: 'v', start: 0, end: 0, capacity: [5] }],
      jobs: [{ id: 'a', location: 1, delivery: [1], timeWindows: [[0, 50]] }],
      shipments: [{ id: 's', pickup: { location: 2 }, delivery: { location: 3 }, amount: [2] }],
      matrix: line(4),
    };
    const solution = await optimize(problem, { iterations: 20 });
    expect(checkSolution(problem, solution)).toEqual([]);
    const [route] = solution.routes;
    const withSteps = (steps: readonly RouteStep[]) => ({
      ...solution,
      routes: [{ ...route!, steps }],
    });
    const broken = [
      { ...solution, cost: 1 },
      { ...solution, routes: [] },
      withSteps(route!.steps.toSpliced(1, 1)),
      withSteps([
        route!.steps[0]!,
        ...route!.steps.slice(1, -1).toReversed(),
        route!.steps.at(-1)!,
      ]),
      withSteps(route!.steps.with(2, { ...route!.steps[2]!, load: [9] })),
      withSteps(route!.steps.with(2, { ...route!.steps[2]!, arrivalS: 1 })),
    ];
    for (const one of broken) expect(checkSolution(problem, one)).not.toEqual([]);
    const tight = { ...problem, vehicles: [{ ...problem.vehicles[0]!, capacity: [1] }] };
    expect(checkSolution(tight, solution).join()).toContain('overloaded');
  });
});
