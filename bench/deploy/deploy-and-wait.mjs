import { postJson } from '../http/post-json.mjs';
import { waitForDeployment } from './wait-for-deployment.mjs';

/** Deploys the sample app (the first call creates it) and waits until the deployment has ended. */
export async function deployAndWait(target) {
  const { stack, token, repo } = target;
  const apps = `${stack.endpoints.base_url}/projects/bench/apps`;
  return waitForDeployment(target, await start(apps, token, repo));
}

async function start(apps, token, repo) {
  const existing = await fetch(`${apps}/sample`, { headers: { authorization: `Bearer ${token}` } });
  if (existing.ok) return (await postJson(`${apps}/sample/deployments`, token, {})).id;
  const app = await postJson(apps, token, { name: 'sample', repo, branch: 'main' });
  return app.latest_deployment.id;
}
