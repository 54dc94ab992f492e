import { postJson } from '../http/post-json.mjs';
import { waitForDeployment } from './wait-for-deployment.mjs';

/** Goes back to the release before, and says how long that took from the call to its end. */
export async function goBack(target) {
  const { stack, token } = target;
  const app = `${stack.endpoints.base_url}/projects/bench/apps/sample`;
  const started = performance.now();
  const { id } = await postJson(`${app}/rollback`, token, {});
  await waitForDeployment(target, id);
  return performance.now() - started;
}
