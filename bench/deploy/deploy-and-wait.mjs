import { postJson } from '../http/post-json.mjs';

const GIVE_UP_MS = 300_000;

/** Deploys the sample app (the first call creates it) and waits until the deployment has ended. */
export async function deployAndWait({ stack, token, repo }) {
  const apps = `${stack.endpoints.base_url}/projects/bench/apps`;
  const deployment = await start(apps, token, repo);
  const url = `${apps}/sample/deployments/${deployment}?wait=30`;
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await response.json();
    if (data.status === 'live') return { url: data.url, tookMs: tookMs(data) };
    if (data.error) throw new Error(`The deployment failed: ${JSON.stringify(data.error)}`);
    if (Date.now() > until) throw new Error(`The deployment is still ${data.status}.`);
  }
}

async function start(apps, token, repo) {
  const existing = await fetch(`${apps}/sample`, { headers: { authorization: `Bearer ${token}` } });
  if (existing.ok) return (await postJson(`${apps}/sample/deployments`, token, {})).id;
  const app = await postJson(apps, token, { name: 'sample', repo, branch: 'main' });
  return app.latest_deployment.id;
}

function tookMs({ started_at, finished_at }) {
  return Date.parse(finished_at) - Date.parse(started_at);
}
