import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** An engine kills what has not ended by then. */
const GRACE_S = 10;
const ANSWER_MS = 60_000;

/**
 * Ends the containers of apps that a platform that was killed left in Docker or podman.
 * @returns how many there were
 */
export async function endContainers(home, say) {
  const note = readNote(home);
  if (note === null) return 0;
  const { socket, instance } = note;
  const filters = encodeURIComponent(JSON.stringify({ label: [`skydeck.instance=${instance}`] }));
  const ask = (method, path) => call(socket, method, path);
  try {
    const found = await ask('GET', `/containers/json?all=1&filters=${filters}`);
    if (found.length > 0)
      say(`Stopping ${found.length === 1 ? 'a container' : `${found.length} containers`}`);
    await Promise.all(
      found.map(async ({ Id }) => {
        await ask('POST', `/containers/${Id}/stop?t=${GRACE_S}`);
        await ask('DELETE', `/containers/${Id}?force=1`);
      }),
    );
    for (const { Name } of await ask('GET', `/networks?filters=${filters}`)) {
      await ask('DELETE', `/networks/${Name}`);
    }
    return found.length;
  } catch (error) {
    say(
      `The container engine at ${socket} does not answer (${error.code ?? error.message}): containers of apps may go on.`,
    );
    return 0;
  }
}

/** Asks by the interface that Docker has. What is gone or has ended already is no failure. */
async function call(socketPath, method, path) {
  const response = await new Promise((resolve, reject) => {
    request({ socketPath, method, path, timeout: ANSWER_MS })
      .on('response', resolve)
      .on('timeout', function late() {
        this.destroy(new Error('it is silent'));
      })
      .on('error', reject)
      .end();
  });
  const body = await text(response);
  if (response.statusCode === 200) return JSON.parse(body);
  if ([204, 304, 404, 409].includes(response.statusCode)) return null;
  throw new Error(`it answers ${response.statusCode}`);
}

/** Written by the platform before it makes its first container. */
function readNote(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'launchpad/engine.json'), 'utf8'));
  } catch {
    return null;
  }
}
