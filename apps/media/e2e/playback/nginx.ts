import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SentLog } from '@skydeck/media';
import type { Service } from '@skydeck/service';
import { eventually, freePort } from '@skydeck/testing';

const TEMPLATE = path.resolve(import.meta.dirname, '../../nginx/skydeck-media.conf');

/** nginx of Debian in front of the media service, as the shipped file has it. */
export async function startNginx(service: Service) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-nginx-'));
  await mkdir(path.join(folder, 'cache'));
  const port = await freePort();
  const site = (await readFile(TEMPLATE, 'utf8'))
    .replace('127.0.0.1:4003', new URL(service.url).host)
    .replace('127.0.0.1:4103', new URL(service.internalUrl).host)
    .replace('127.0.0.1:4203', `127.0.0.1:${service.app.get(SentLog).port}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/cache/nginx', `${folder}/cache`);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, `${mainPart(folder)}\nhttp {\n${ofHttp(folder)}\n${site}\n}\n`);
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await eventually(async () => fetch(`${origin}/healthz`));
  return {
    origin,
    async stop(): Promise<void> {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const mainPart = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
events { worker_connections 512; }`;

const ofHttp = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .concat('access_log off;')
    .join('\n');
