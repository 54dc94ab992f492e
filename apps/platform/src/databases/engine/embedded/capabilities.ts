import { findProgram } from '../../../launchpad/engine/toolchain/find-program.js';
import type { DatabaseCapabilities, DatabaseParts } from '../database.driver.js';
import { DATABASE_ENGINES, type DatabaseEngine } from '../instance-spec.js';
import type { InstanceEngine } from './instance/instance-engine.js';

const NOTHING: DatabaseParts = {
  sharedInstances: false,
  pointInTime: false,
  extensions: false,
  slowStatements: false,
  upgrades: false,
};

/** What instances are started with, and the package of each. */
const PROGRAMS = { bwrap: 'bubblewrap', setpriv: 'util-linux' };

/** What this machine offers; ready as soon as Postgres is. */
export async function embeddedCapabilities(
  engines: Readonly<Partial<Record<DatabaseEngine, InstanceEngine>>>,
): Promise<DatabaseCapabilities> {
  const obstacles: { what: string; fix: string }[] = [];
  for (const [program, pack] of Object.entries(PROGRAMS)) {
    if ((await findProgram(program)) !== undefined) continue;
    obstacles.push({ what: `${program} is not installed`, fix: `apt-get install ${pack}` });
  }
  const isConfined = obstacles.length === 0;
  const majors: Record<DatabaseEngine, readonly number[]> = { postgres: [], valkey: [] };
  const parts: Record<DatabaseEngine, DatabaseParts> = { postgres: NOTHING, valkey: NOTHING };
  for (const name of DATABASE_ENGINES) {
    const engine = engines[name];
    if (!engine) continue;
    const poolObstacle = await engine.poolObstacle();
    if (poolObstacle) obstacles.push(poolObstacle);
    parts[name] = { ...engine.parts, ...(poolObstacle && { pools: false }) };
    majors[name] = await engine.majors();
    const obstacle = await engine.obstacle();
    if (obstacle) obstacles.push(obstacle);
  }
  return { ready: isConfined && majors.postgres.length > 0, obstacles, majors, parts };
}
