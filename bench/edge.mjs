import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as sendRequest } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Pool } from 'undici';

const SECRET = 'for-this-measurement-only-0123456789';
const HOST = 'app.bench.apps.localhost';
const CONNECTIONS = 32;
const ROUNDS = 4;
const ROUND_MS = 1_000;
const WARM_REQUESTS = 8_000;
const file = fileURLToPath(import.meta.url);

/** The servers that are measured, each in a process of its own. */
const roles = {
  /** Answers 1 KiB. */
  async app() {
    const body = Buffer.alloc(1024, 'x');
    return await listen(createServer((_request, response) => response.end(body)));
  },

  /** The least that a proxy can do with Node's own client. */
  async bare(upstream) {
    const agent = new Agent({ keepAlive: true });
    const server = createServer((request, response) => {
      const { url: path, method, headers } = request;
      const outgoing = sendRequest(
        { host: '127.0.0.1', port: upstream, path, method, headers, agent },
        (answer) => {
          response.writeHead(answer.statusCode, answer.headers);
          answer.pipe(response);
        },
      );
      request.pipe(outgoing);
    });
    return await listen(server);
  },

  /** A proxy of npm that many use. */
  async 'http-proxy-3'(upstream) {
    const { createProxyServer } = await import('http-proxy-3');
    const agent = new Agent({ keepAlive: true });
    const proxy = createProxyServer({ target: `http://127.0.0.1:${upstream}`, agent, xfwd: true });
    return await listen(createServer((request, response) => proxy.web(request, response)));
  },

  edge: (upstream, home) => startEdge(upstream, home, 'logs/access.log'),
  'edge without access log': (upstream, home) => startEdge(upstream, home, 'off'),
  'edge by HTTP/2': (upstream, home) => startEdge(upstream, home, 'off', true),
};

async function startEdge(upstream, home, accessLog, isTls = false) {
  const { createEdge, EdgeConfig } = await import('../apps/edge/dist/index.js');
  const edge = createEdge(
    EdgeConfig.parse({
      EDGE_PORT: 0,
      EDGE_CONTROL_PORT: 0,
      ...(isTls && { EDGE_TLS_PORT: 0 }),
      SKYDECK_HOME: home,
      SKYDECK_SERVICE_SECRET: SECRET,
      EDGE_ACCESS_LOG: accessLog,
      LOG_LEVEL: 'warn',
    }),
  );
  const { port, controlPort, tlsPort } = await edge.listen();
  await fetch(`http://127.0.0.1:${controlPort}/v1/routes/${HOST}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({
      app_id: 'app_bench',
      release_id: 'rel_1',
      version: 1,
      targets: [{ host: '127.0.0.1', port: upstream }],
    }),
  });
  if (!isTls) return port;
  await fetch(`http://127.0.0.1:${controlPort}/v1/certificates/${HOST}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(await selfSigned(home)),
  });
  return tlsPort;
}

/** A certificate for the measurement, made by OpenSSL. */
async function selfSigned(dir) {
  await mkdir(dir, { recursive: true });
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=bench', '-addext', `subjectAltName=DNS:${HOST}`];
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    ...kind,
    ...name,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  return {
    certificate_pem: await readFile(cert, 'utf8'),
    private_key_pem: await readFile(key, 'utf8'),
  };
}

/** Caddy, when it is installed: the same answer through the proxy that many would take. */
async function startCaddy(upstream, home) {
  await mkdir(home, { recursive: true });
  const port = await freePort();
  const settings = join(home, 'Caddyfile');
  await writeFile(
    settings,
    `{\n admin off\n auto_https off\n storage file_system ${home}\n}\n` +
      `http://:${port} {\n bind 127.0.0.1\n reverse_proxy 127.0.0.1:${upstream}\n}\n`,
  );
  const parameters = ['run', '--config', settings, '--adapter', 'caddyfile'];
  const child = spawn('caddy', parameters, { stdio: 'ignore' });
  const isThere = await Promise.race([
    once(child, 'error').then(() => false),
    answers(port).then(() => true),
  ]);
  if (!isThere) return undefined;
  return { name: 'caddy', child, port, cpu: () => cpuOf(child.pid), rounds: [] };
}

async function answers(port) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const found = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (found) return;
    await sleep(50);
  }
  throw new Error('Caddy does not answer.');
}

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** Processor time of another program, in microseconds; the kernel counts in hundredths. */
async function cpuOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/**
 * Compares the CPU time that the edge and a bare pass-through spend on a request. Rounds take
 * turns, so that whatever else the machine does falls on all of them.
 * @returns {Promise<{ name: string, cpu_us: number, requests: number, ratio: number }[]>}
 */
export async function run() {
  const home = await mkdtemp(join(tmpdir(), 'bench-edge-'));
  const app = await start('app');
  const servers = [];
  try {
    for (const name of Object.keys(roles).filter((role) => role !== 'app')) {
      servers.push({ name, ...(await start(name, app.port, join(home, name))), rounds: [] });
    }
    const caddy = await startCaddy(app.port, join(home, 'caddy'));
    if (caddy) servers.push(caddy);
    // Counted by requests: on a busy machine a time may be over before the code is compiled.
    for (const { name, port } of servers) {
      for (let warm = 0; warm < WARM_REQUESTS;) warm += await loadOf(name)(port, ROUND_MS / 2);
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of servers) {
        const before = await server.cpu();
        const requests = await loadOf(server.name)(server.port, ROUND_MS);
        server.rounds.push({ requests, us: (await server.cpu()) - before });
      }
    }
  } finally {
    for (const { child } of [app, ...servers]) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  }
  return report(servers);
}

function report(servers) {
  const results = servers.map(({ name, rounds }) => ({
    name,
    cpu_us: median(rounds.map(({ us, requests }) => us / requests)),
    requests: rounds.reduce((sum, { requests }) => sum + requests, 0),
  }));
  const bare = results.find(({ name }) => name === 'bare').cpu_us;
  for (const result of results) {
    result.ratio = bare / result.cpu_us;
    const share = `${Math.round(result.ratio * 100)} % of bare`;
    console.log(`${result.name.padEnd(24)} ${result.cpu_us.toFixed(1)} µs CPU/request  ${share}`);
  }
  return results;
}

/** Sends requests over kept connections for a while. @returns how many were answered */
async function load(port, forMs) {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
  const endMs = performance.now() + forMs;
  let answered = 0;
  const visitor = async () => {
    while (performance.now() < endMs) {
      const { statusCode, body } = await pool.request({
        path: '/page?x=1',
        method: 'GET',
        headers: { host: HOST, accept: '*/*', 'user-agent': 'bench', cookie: 'session=abc' },
      });
      await body.dump();
      if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  await pool.close();
  return answered;
}

const loadOf = (name) => (name.endsWith('HTTP/2') ? loadByHttp2 : load);

/** The same over streams of four connections. @returns how many were answered */
async function loadByHttp2(port, forMs) {
  const endMs = performance.now() + forMs;
  let answered = 0;
  const sessions = Array.from({ length: 4 }, () =>
    connect(`https://127.0.0.1:${port}`, { servername: HOST, rejectUnauthorized: false }),
  );
  const visitor = async (_none, index) => {
    while (performance.now() < endMs) {
      const stream = sessions[index % sessions.length].request({
        ':path': '/page?x=1',
        ':authority': HOST,
        accept: '*/*',
        'user-agent': 'bench',
        cookie: 'session=abc',
      });
      const [{ ':status': status }] = await once(stream, 'response');
      if (status !== 200) throw new Error(`unexpected status ${status}`);
      stream.resume();
      await once(stream, 'end');
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  for (const session of sessions) session.destroy();
  return answered;
}

/** Starts a role as a child that tells its port and, when asked, the CPU time it has used. */
async function start(role, ...parameters) {
  const child = fork(file, [role, ...parameters.map(String)], { stdio: 'inherit' });
  const [{ port }] = await once(child, 'message');
  const cpu = async () => {
    child.send('cpu');
    const [{ us }] = await once(child, 'message');
    return us;
  };
  return { child, port, cpu };
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
  );
}

if (process.argv[1] === file && process.send) {
  const [role, upstream, home] = process.argv.slice(2);
  const port = await roles[role](Number(upstream), home);
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ us: user + system });
  });
  process.send({ port });
} else if (process.argv[1] === file) {
  await run();
}
