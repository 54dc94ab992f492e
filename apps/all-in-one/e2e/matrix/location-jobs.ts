import { dataOf } from './call.js';
import type { World } from './world.js';

const HERE = { lat: 1.0005, lon: 1 };

/** A plan and a table that are made in the background. */
export async function makeLocationJobs(
  world: World,
  token: string,
): Promise<{ optimization: string; matrix_job: string }> {
  const at = (route: string) => world.at('location', `/api/v1/${route}`);
  const problem = {
    vehicles: [{ id: 'van' }],
    jobs: [{ id: 'stop', location: HERE }],
    background: true,
  };
  const plan = await dataOf(at('optimize'), { token, body: problem });
  const sources = Array.from({ length: 101 }, () => HERE);
  const table = await dataOf(at('matrix'), { token, body: { sources } });
  return { optimization: String(plan['id']), matrix_job: String(table['id']) };
}
