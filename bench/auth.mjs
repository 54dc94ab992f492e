import { runChecks } from './auth/checks.mjs';
import { runCodes } from './auth/codes.mjs';

/**
 * What Authentication costs: codes that are asked for and entered, the checks of tokens and keys,
 * and how soon a revocation is seen everywhere. Each beside the least that it could cost.
 */
export async function run() {
  await runCodes();
  await runChecks();
}
