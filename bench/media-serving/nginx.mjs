import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

const TEMPLATE = new URL('../../apps/media/nginx/skydeck-media.conf', import.meta.url);

/** nginx over a folder of files: nobody is asked who they are. */
export const serveFolderByNginx = (files, folder) =>
  startNginx(
    folder,
    (port) => `server {
      listen 127.0.0.1:${port};
      root ${files};
      types { video/mp4 mp4; }
      add_header Cache-Control "public, max-age=31536000, immutable";
    }`,
  );

/** nginx in front of the media service, as it is shipped. */
export async function putNginxBefore(media, folder) {
  const template = await readFile(TEMPLATE, 'utf8');
  return startNginx(folder, (port) =>
    template
      .replace('127.0.0.1:4003', new URL(media.url).host)
      .replace('127.0.0.1:4103', new URL(media.internalUrl).host)
      .replace('127.0.0.1:4203', `127.0.0.1:${media.logPort}`)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('/var/cache/nginx', folder),
  );
}

async function startNginx(folder, siteAt) {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`);
  const file = path.join(folder, 'nginx.conf');
  const http = ['access_log off;', 'sendfile on;', 'keepalive_requests 100000;'];
  const main = `daemon off; master_process off; pid ${folder}/nginx.pid;`;
  const all = [...paths, ...http, siteAt(port)].join('\n');
  await writeFile(file, `${main}\nevents { worker_connections 512; }\nhttp {\n${all}\n}\n`);
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    used: async () => ({ cpuS: usedCpuS(child.pid) }),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function answering(url) {
  for (let tries = 0; tries < 200; tries++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} does not answer.`);
}

/** Processor time of a process: utime and stime of proc(5), in nanoseconds where the kernel says so. */
function usedCpuS(pid) {
  const [runNs = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(runNs) / 1e9;
}
