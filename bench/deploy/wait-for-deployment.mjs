const GIVE_UP_MS = 300_000;

/** Waits until a deployment of the sample app has ended; says how long it was worked on. */
export async function waitForDeployment({ stack, token }, id) {
  const url = `${stack.endpoints.base_url}/projects/bench/apps/sample/deployments/${id}?wait=30`;
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await response.json();
    if (data.status === 'live') {
      return { url: data.url, tookMs: tookMs(data), stagesMs: stagesMs(data) };
    }
    if (data.error) throw new Error(`The deployment failed: ${JSON.stringify(data.error)}`);
    if (Date.now() > until) throw new Error(`The deployment is still ${data.status}.`);
  }
}

function tookMs({ started_at, finished_at }) {
  return Date.parse(finished_at) - Date.parse(started_at);
}

/** How long each stage took, in the order in which they came. */
function stagesMs({ stage_times: times, finished_at: end }) {
  const entered = Object.entries(times)
    .filter(([name]) => name !== 'queued')
    .toSorted(([, one], [, other]) => Date.parse(one) - Date.parse(other));
  return Object.fromEntries(
    entered.map(([name, at], index) => {
      const until = entered[index + 1]?.[1] ?? end;
      return [name, Date.parse(until) - Date.parse(at)];
    }),
  );
}
