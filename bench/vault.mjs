import { fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';

const MIB = 1024 * 1024;
const SERVER = fileURLToPath(new URL('vault/server.mjs', import.meta.url));
/** As installations are started. */
const YOUNG_SPACE = ['--max-semi-space-size=4'];
const GOAL = 0.7;
const GOAL_MIB = 64;
const ROUNDS = 5;

/**
 * What encryption costs: files through the store of the vault beside files through a bare Fastify that
 * writes, reads and hashes them. The sides take turns, and processor time of the server decides, as the
 * disk is shared with whatever else runs. `npm run bench -- vault 256 4096`: files of so many MiB, and a
 * last one whose memory is looked at.
 */
export async function run([mib = '256', largeMib = '1024'] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-vault-'));
  const postgres = await startThrowAwayPostgres();
  const plain = path.join(folder, 'plain');
  await mkdir(plain);
  const bare = await startSide('bare', { folder: plain });
  const vault = await startSide('vault', { environment: environmentOf(folder, postgres) });
  try {
    await compare({ bare, vault }, plain, Number(mib) * MIB);
    await large(vault, Number(largeMib) * MIB);
  } finally {
    await Promise.all([bare.stop(), vault.stop()]);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const environmentOf = (folder, postgres) => ({
  SKYDECK_HOME: path.join(folder, 'home'),
  DATABASE_URL: postgres.url,
  VAULT_PORT: '0',
  VAULT_INTERNAL_PORT: '0',
  SKYDECK_SERVICE_SECRET: 'a secret of this bench, long enough',
});

async function compare({ bare, vault }, plain, bytes) {
  const sides = {
    bare: [bare, '/file'],
    vault: [vault, '/file'],
    'vault, resumable': [vault, '/upload'],
  };
  const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, { up: [], down: [] }]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, [server, route]] of Object.entries(sides)) {
      let id;
      const up = await measured(server, bytes, async () => (id = await send(server, route, bytes)));
      const down = await measured(server, bytes, () => receive(server, id, bytes));
      // The first round warms up.
      if (round > 0) {
        seen[name].up.push(up);
        seen[name].down.push(down);
      }
      for (const file of await readdir(plain)) await rm(path.join(plain, file));
    }
  }
  for (const direction of ['up', 'down']) {
    const of = (name, field) => median(seen[name][direction].map((figures) => figures[field]));
    for (const name of Object.keys(sides)) {
      const ratio = of(name, 'perCpuS') / of('bare', 'perCpuS');
      const wall = of(name, 'perS') / of('bare', 'perS');
      console.log(
        `${direction.padEnd(5)} ${name.padEnd(17)} ${of(name, 'perCpuS').toFixed(0).padStart(5)} MiB per CPU second, ${of(name, 'perS').toFixed(0).padStart(5)} MiB/s; ${ratio.toFixed(2)} and ${wall.toFixed(2)} of bare (goal ≥ ${GOAL}: ${ratio >= GOAL ? 'met' : 'missed'})`,
      );
    }
  }
}

async function large(vault, bytes) {
  const idle = (await vault.used()).rss;
  const id = await send(vault, '/upload', bytes);
  const up = (await vault.used()).peak;
  await receive(vault, id, bytes);
  const down = (await vault.used()).peak;
  const over = (Math.max(up, down) - idle) / MIB;
  console.log(
    `memory over idle with a file of ${bytes / MIB} MiB: ${((up - idle) / MIB).toFixed(0)} MiB in, ${((down - idle) / MIB).toFixed(0)} MiB out (goal ≤ ${GOAL_MIB}: ${over <= GOAL_MIB ? 'met' : 'missed'})`,
  );
}

async function measured(server, bytes, work) {
  const before = await server.used();
  const startMs = performance.now();
  await work();
  const tookS = (performance.now() - startMs) / 1000;
  const after = await server.used();
  return { perCpuS: bytes / MIB / (after.cpuS - before.cpuS), perS: bytes / MIB / tookS };
}

/** Sends bytes that no other file has. */
function send({ url }, route, bytes) {
  const chunk = randomBytes(MIB);
  const hash = createHash('sha256');
  return new Promise((resolve, reject) => {
    const sending = request(url + route, { method: 'PUT', headers: { 'content-length': bytes } });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      if (response.statusCode >= 300) return reject(new Error(text));
      const { id, sha256 } = JSON.parse(text);
      return sha256 === hash.digest('hex') ? resolve(id) : reject(new Error('Other bytes.'));
    });
    let left = bytes;
    const more = () => {
      while (left > 0) {
        left -= MIB;
        hash.update(chunk);
        if (!sending.write(chunk)) return sending.once('drain', more);
      }
      return sending.end();
    };
    more();
  });
}

async function receive({ url }, id, bytes) {
  const asking = request(`${url}/file/${id}`).end();
  const [response] = await once(asking, 'response');
  let seen = 0;
  for await (const chunk of response) seen += chunk.length;
  if (seen !== bytes) throw new Error(`${seen} bytes instead of ${bytes}.`);
}

async function startSide(kind, settings) {
  const child = fork(SERVER, [kind, JSON.stringify(settings)], { execArgv: YOUNG_SPACE });
  const [{ url }] = await once(child, 'message');
  return {
    url,
    async used() {
      child.send('how much?');
      const [{ cpu, rss, peak }] = await once(child, 'message');
      return { cpuS: (cpu.user + cpu.system) / 1e6, rss, peak };
    },
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
