import { eventually } from '@skydeck/testing';
import { LocationHarness } from './location-harness.js';

/** Places in Monaco, all on one network of roads. */
const DEPOT = { lat: 43.7338, lon: 7.4134 };
const STOPS = [
  { lat: 43.7397, lon: 7.4244 },
  { lat: 43.7311, lon: 7.4197 },
  { lat: 43.7372, lon: 7.4211 },
  { lat: 43.7328, lon: 7.4165 },
  { lat: 43.7402, lon: 7.4286 },
  { lat: 43.7352, lon: 7.4197 },
];
const SEA = { lat: 43.72, lon: 7.44 };

interface Plan {
  readonly cost: number;
  readonly routes: readonly {
    readonly vehicle_id: string;
    readonly travel_s: number;
    readonly steps: readonly { kind: string; id: string; arrival_s: number; load: number[] }[];
  }[];
  readonly unassigned: readonly { id: string; reason: string }[];
}

const vehicle = { id: 'van', start: DEPOT, end: DEPOT, capacity: [4] };
const jobs = STOPS.map((location, at) => ({
  id: `stop-${at}`,
  location,
  delivery: [1],
  service_s: 60,
}));
const problem = { vehicles: [vehicle, { ...vehicle, id: 'other' }], jobs, time_limit_s: 0.2 };

/** Places all over the town. */
const around = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    lat: 43.7311 + (0.009 * (at % 20)) / 20,
    lon: 7.413 + (0.012 * at) / count,
  }));

describe('plans for vehicles, and large tables', () => {
  let location: LocationHarness;
  let other: string;

  beforeAll(async () => {
    location = await LocationHarness.start({ QUOTA_OPTIMIZATIONS: '3' });
    other = location.auth.key('rival');
    await location.ready('Monaco (sample)');
    await eventually(async () => {
      const { status } = await location.post('/snap', { place: DEPOT });
      return status === 200;
    });
  }, 120_000);

  afterAll(() => location.close());

  it('200: a small problem is solved at once; routes take as long as the table says', async () => {
    const { status, data } = await location.post('/optimize', problem);
    expect(status).toBe(200);
    const plan = data as unknown as Plan;
    expect(plan.unassigned).toEqual([]);
    const served = plan.routes.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'job'));
    expect(served.map(({ id }) => id).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
    for (const { steps, travel_s } of plan.routes) {
      expect(Math.max(...steps.map(({ load }) => load[0]!))).toBeLessThanOrEqual(4);
      const places = steps.flatMap((step) => ('location' in step ? [step.location as object] : []));
      const { data: table } = await location.post('/matrix', { sources: places });
      const durations = table['durations_s'] as number[][];
      const sum = places.slice(1).reduce((all, _, at) => all + durations[at]![at + 1]!, 0);
      expect(sum).toBeCloseTo(travel_s, 0);
    }
    expect(data).toMatchObject({ attribution: '© OpenStreetMap contributors' });
  });

  it('200: hours, skills, breaks and shipments are heeded, and what is left out has a reason', async () => {
    const { data } = await location.post('/optimize', {
      vehicles: [
        {
          ...vehicle,
          skills: ['cold'],
          time_window: [0, 7200],
          breaks: [{ id: 'lunch', time_windows: [[600, 1200]], service_s: 300 }],
        },
      ],
      jobs: [
        { id: 'late', location: STOPS[0], time_windows: [[3000, 3600]], skills: ['cold'] },
        { id: 'crane', location: STOPS[1], skills: ['crane'] },
        { id: 'large', location: STOPS[1], delivery: [5] },
        { id: 'over', location: STOPS[1], time_windows: [[8000, 9000]] },
      ],
      shipments: [
        {
          id: 'parcel',
          pickup: { location: STOPS[2] },
          delivery: { location: STOPS[3] },
          amount: [2],
        },
      ],
      time_limit_s: 0.1,
    });
    const { routes, unassigned } = data as unknown as Plan;
    expect(Object.fromEntries(unassigned.map(({ id, reason }) => [id, reason]))).toEqual({
      crane: 'skills_missing',
      large: 'too_large',
      over: 'outside_hours',
    });
    const kinds = routes[0]!.steps.map(({ kind, id }) => `${kind} ${id}`);
    expect(kinds.indexOf('pickup parcel')).toBeLessThan(kinds.indexOf('delivery parcel'));
    expect(kinds).toContain('break lunch');
    expect(kinds).toContain('job late');
  });

  it('202: what is in the background is waited for, listed, kept, and forgotten on demand', async () => {
    const made = await location.post('/optimize', { ...problem, background: true });
    expect([made.status, made.data['status']]).toEqual([202, 'queued']);
    const id = String(made.data['id']);
    const done = await location.get(`/optimizations/${id}?wait=30`);
    expect(done.data).toMatchObject({ status: 'succeeded', error: null, vehicles: 2, jobs: 6 });
    expect((done.data['plan'] as Plan).unassigned).toEqual([]);
    const operation = await location.get(`/operations/${made.meta.operation_id}`);
    expect(operation.data).toMatchObject({ kind: 'optimization.solve', status: 'succeeded' });
    const listed = await location.get('/optimizations');
    expect(listed.data['items']).toMatchObject([{ id, status: 'succeeded' }]);
    expect((await location.get(`/optimizations/${id}`, other)).status).toBe(404);
    const foreign = await location.call('DELETE', `/optimizations/${id}`, { token: other });
    expect(foreign.error.code).toBe('optimization.not_found');
    const gone = await location.call('DELETE', `/optimizations/${id}`);
    expect(gone.data).toEqual({ id, deleted: true });
    expect((await location.get(`/optimizations/${id}`)).status).toBe(404);
  });

  it('200: a search of minutes is called off; the operation says so', async () => {
    const made = await location.post('/optimize', { ...problem, time_limit_s: 300 });
    const id = String(made.data['id']);
    await eventually(async () => {
      const { data } = await location.get(`/optimizations/${id}`);
      return data['status'] === 'running';
    });
    expect((await location.call('DELETE', `/optimizations/${id}`)).status).toBe(200);
    const operation = await location.get(`/operations/${made.meta.operation_id}?wait=20`);
    expect(operation.data).toMatchObject({ status: 'cancelled' });
    expect(operation.data['error']).toMatchObject({ code: 'operation.cancelled' });
  });

  it('429: a project keeps so many plans; 50 at once do not get past it', async () => {
    const background = { ...problem, time_limit_s: 0.1, background: true };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => location.post('/optimize', background, other)),
    );
    expect(all.filter(({ status }) => status === 202)).toHaveLength(3);
    expect(all.find(({ status }) => status !== 202)!.error.code).toBe('quota_exceeded');
  });

  it.each([
    ['nothing to do', { jobs: [] }, 'body.jobs'],
    ['two of one name', { jobs: [jobs[0], jobs[0]] }, 'body.jobs.1.id'],
    ['loads of other kinds', { jobs: [{ ...jobs[0], delivery: [1, 2] }] }, 'body.jobs.0.delivery'],
    [
      'hours that overlap',
      {
        jobs: [
          {
            ...jobs[0],
            time_windows: [
              [5, 9],
              [7, 8],
            ],
          },
        ],
      },
      'body.jobs.0.time_windows.1',
    ],
    ['a search of hours', { time_limit_s: 3600 }, 'body.time_limit_s'],
    ['an unknown field', { colour: 'red' }, 'body.colour'],
  ])('422: refuses %s and names the field', async (_what, change, field) => {
    const refused = await location.post('/optimize', { ...problem, ...change });
    expect([refused.status, refused.error.code]).toEqual([422, 'validation_failed']);
    expect(JSON.stringify(refused.error.errors)).toContain(`"${field}"`);
  });

  it('422: names the stop that has no road near', async () => {
    const afloat = { ...problem, jobs: [jobs[0], { id: 'boat', location: SEA }], radius_m: 50 };
    const refused = await location.post('/optimize', afloat);
    expect(refused.error).toMatchObject({ code: 'routing.no_road_nearby' });
    expect(refused.error.detail).toContain('body.jobs.1.location');
  });

  it('202: a large table is worked out in the background, and is what small ones say', async () => {
    const [sources, targets] = [around(300), around(40)];
    const made = await location.post('/matrix', { sources, targets, profile: 'foot' });
    expect(made.status).toBe(202);
    expect(made.data).toMatchObject({ status: 'queued', rows: 300, columns: 40 });
    const id = String(made.data['id']);
    const done = await location.get(`/matrix-jobs/${id}?wait=30`);
    expect(done.data).toMatchObject({ status: 'succeeded', error: null, profile: 'foot' });
    const small = await location.post('/matrix', {
      sources: sources.slice(250, 253),
      targets,
      profile: 'foot',
    });
    const page = await location.get(`/matrix-jobs/${id}/rows?cursor=250&limit=3`);
    const rows = page.data['items'] as { source: number; durations_s: number[] }[];
    expect(rows.map(({ source }) => source)).toEqual([250, 251, 252]);
    expect(rows.map(({ durations_s }) => durations_s)).toEqual(small.data['durations_s']);
    const last = await location.get(`/matrix-jobs/${id}/rows?cursor=299`);
    expect(last.meta).toMatchObject({ page: { next_cursor: null, has_more: false } });
    const exported = await location.lines(`/matrix-jobs/${id}/export`);
    expect(exported).toHaveLength(300);
    expect(exported[251]).toEqual(rows[1]);
    expect((await location.get(`/matrix-jobs/${id}/rows`, other)).status).toBe(404);
    expect((await location.get('/matrix-jobs')).data['items']).toMatchObject([{ id }]);
    const gone = await location.call('DELETE', `/matrix-jobs/${id}`);
    expect(gone.data).toEqual({ id, deleted: true });
    expect((await location.get(`/matrix-jobs/${id}/export`)).status).toBe(404);
  });

  it('409 and 422: what failed has no rows and says which place; four million cells are the most', async () => {
    const sources = [...around(200), { lat: 43.7, lon: 7.45 }];
    const made = await location.post('/matrix', { sources });
    const id = String(made.data['id']);
    const done = await location.get(`/matrix-jobs/${id}?wait=30`);
    expect(done.data).toMatchObject({
      status: 'failed',
      error: { code: 'routing.no_road_nearby', message: expect.stringContaining('sources.200') },
    });
    const rows = await location.get(`/matrix-jobs/${id}/rows`);
    expect(rows.error.code).toBe('matrix_job.not_ready');
    const huge = await location.post('/matrix', { sources: around(2001), targets: around(2000) });
    expect([huge.status, huge.error.code]).toEqual([422, 'routing.too_many_cells']);
    const elsewhere = await location.get(`/matrix-jobs/${id}/rows?cursor=x`);
    expect(elsewhere.error.code).toBe('validation_failed');
  });
});
