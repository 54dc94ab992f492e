import { drive } from './drive.mjs';
import { openEngine } from './engine.mjs';

const YOUNG_MS = 60_000;
const GROWN_MS = 20_000;

/**
 * Whether plans that were made while the tables were empty stay good: the first minute against what
 * comes after it, on the same connections.
 */
export async function measureYouth(postgres, { accounts, clients }) {
  const system = await openEngine(postgres.url, 'youth', accounts);
  const common = { postgres, accounts, clients, isHot: false };
  const young = await drive(system, { ...common, forMs: YOUNG_MS });
  const grown = await drive(system, { ...common, forMs: GROWN_MS });
  await system.close();
  const ratio = (young.perCpuS / grown.perCpuS).toFixed(2);
  console.log(`first minute / later                ${ratio} (goal ≥ 0.8)`);
}
