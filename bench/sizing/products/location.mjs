import { get, post, rows, turn } from '../requests.mjs';

const POSITIONS = 5;

/** What is asked of location. */
export const location = {
  async prepare(project) {
    const ids = await rows((number) =>
      project.good('location', '/api/v1/devices', { body: { name: `Van ${number}` } }),
    );
    return { ids, beganMs: Date.now() - 3_000_000 };
  },
  kinds: [
    {
      name: 'a device and where it is',
      share: 30,
      make: ({ ids }, n) => get(`/api/v1/devices/${turn(ids, n)}`),
    },
    {
      name: 'track of 20 positions',
      share: 10,
      make: ({ ids }, n) => get(`/api/v1/devices/${turn(ids, n)}/positions?limit=20`),
    },
    {
      name: 'report of 5 positions',
      share: 60,
      make: (state, n) => post('/api/v1/positions', { positions: positions(state, n) }),
    },
  ],
};

/** Five of one device, each later than those that it reported before. */
function positions({ ids, beganMs }, number) {
  const round = Math.floor(number / ids.length);
  return Array.from({ length: POSITIONS }, (_, index) => ({
    device_id: turn(ids, number),
    recorded_at: new Date(beganMs + (round * POSITIONS + index) * 100).toISOString(),
    lat: 43 + ((round + index) % 1000) / 1e5,
    lon: 7 + (number % ids.length) / 1e3,
  }));
}
