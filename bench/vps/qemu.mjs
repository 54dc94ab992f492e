import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { ComputeEngines } from '../../apps/platform/dist/vps/engine/compute-engines.js';
import { postJson } from '../http/post-json.mjs';
import { ServersApi } from './api.mjs';
import { print } from './measured.mjs';

const TIMES = 3;
const IMAGES = process.env.SKYDECK_TEST_IMAGES ?? path.join(tmpdir(), 'skydeck-test-images');
/** What the tiny image says when its shell is there and it lets people in. */
const IS_UP = 'tiny: ready';

/** A virtual machine of the tiny image: from the request to the login, and to the agent's answer. */
export async function virtualMachine(postgresUrl) {
  const stack = await startTestStack({
    database: { url: postgresUrl, schema: (name) => `${name}_qemu` },
    members: ['auth', 'messaging', 'platform'],
    environment: { QUOTA_VPS: '0', VPS_ENGINE: 'qemu', VPS_IMAGE_DIR: IMAGES },
  });
  try {
    const token = await stack.signInOwner();
    const project = { name: 'Machines', slug: 'machines' };
    await postJson(`${stack.endpoints.auth_url}/api/v1/projects`, token, project);
    const api = new ServersApi(`${stack.endpoints.base_url}/projects/machines`, token);
    const { app } = stack.services.find(({ name }) => name === 'platform');
    const driver = await app.get(ComputeEngines, { strict: false }).open('qemu');
    // The first one makes kernel, initrd and image ready.
    await api.done('POST', '/vps', wanted('warm'));
    await api.done('DELETE', '/vps/warm');
    const [login, answered] = [[], []];
    for (let index = 0; index < TIMES; index++) {
      const startedMs = performance.now();
      await api.done('POST', '/vps', wanted(`vm-${index}`));
      const [{ ref }] = await driver.observeAll();
      while (!(await driver.consoleLog(ref)).includes(IS_UP)) await sleep(20);
      login.push(performance.now() - startedMs);
      while (!(await driver.isReady(ref))) await sleep(20);
      answered.push(performance.now() - startedMs - login.at(-1));
      await api.done('DELETE', `/vps/vm-${index}`);
    }
    const [{ capabilities }] = await app.get(ComputeEngines, { strict: false }).probe();
    print(`asked for → login, QEMU (${capabilities.accelerator})`, login, '≤ 4 s emulated');
    print('login → agent and address', answered, '≤ 1 s');
  } finally {
    await stack.close();
  }
}

const wanted = (name) => ({ name, size: 'nano', image: 'tiny' });
