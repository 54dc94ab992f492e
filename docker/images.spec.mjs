import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import YAML from 'yaml';
import { PROCESSES } from '../scripts/generate/kubernetes/processes.mjs';
import { closureOf, manifestOf } from './pack/closure.mjs';
import { billOf } from './pack/sbom.mjs';

const text = readFileSync('docker/Dockerfile', 'utf8');
const stages = new Map(
  text
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => [/ AS (\S+)/.exec(stage)[1], stage]),
);

describe('Dockerfile', () => {
  it('has a target for each process, which listens on its ports and runs its program', () => {
    for (const { name, port, internalPort } of PROCESSES) {
      const stage = stages.get(name);
      expect(stage).toMatch(
        new RegExp(`^EXPOSE.* ${port} ${internalPort}|EXPOSE ${port} ${internalPort}`, 'm'),
      );
      expect(stage).toContain(`CMD ["apps/${name}/dist/main.js"]`);
      expect(stages.get(`${name}-files`)).toContain(`node docker/pack.mjs ${name} /packed /dpkg`);
    }
  });

  it('runs nothing as root', () => {
    for (const base of ['plain', 'media-programs', 'vault-programs', 'rooms-programs']) {
      expect(stages.get(base).match(/^USER .*$/gm)).toEqual(['USER 65532:65532']);
    }
    expect(text).not.toMatch(/USER (?:root|0)/);
  });
});

describe('what is packed', () => {
  it('is what a service needs and nothing of another service', () => {
    const folders = closureOf(process.cwd(), path.resolve('apps/pay'));
    const names = folders.map((folder) => manifestOf(folder).name);
    expect(names).toEqual(
      expect.arrayContaining(['@skydeck/pay', '@skydeck/spine', 'pg', 'fastify']),
    );
    const ours = folders.filter((folder) => path.dirname(folder) === path.resolve('apps'));
    expect(ours).toEqual([path.resolve('apps/pay')]);
    for (const tool of ['typescript', 'jest', 'nx', 'react', '@kubernetes/client-node']) {
      expect(names).not.toContain(tool);
    }
  });

  it('is listed with the sums of the lock file, the same each time', () => {
    const root = process.cwd();
    const folders = closureOf(root, path.resolve('apps/pay'));
    const dpkg = mkdtempSync(path.join(tmpdir(), 'skydeck-dpkg-'));
    writeFileSync(
      path.join(dpkg, 'status'),
      'Package: libc6\nVersion: 2.36-9+deb12u14\nArchitecture: amd64\n',
    );
    try {
      const bill = billOf({ root, service: 'pay', folders, dpkg });
      expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
      const pg = bill.components.find(({ name }) => name === 'pg');
      expect(pg).toMatchObject({ purl: 'pkg:npm/pg@8.23.1', hashes: [{ alg: 'SHA-512' }] });
      expect(bill.components.map(({ purl }) => purl)).toContain(
        'pkg:deb/debian/libc6@2.36-9%2Bdeb12u14?arch=amd64',
      );
      expect(pg.hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
      expect(JSON.stringify(billOf({ root, service: 'pay', folders, dpkg }))).toBe(
        JSON.stringify(bill),
      );
    } finally {
      rmSync(dpkg, { recursive: true, force: true });
    }
  });
});

describe('compose.yaml', () => {
  const compose = YAML.parse(readFileSync('docker/compose.yaml', 'utf8'), { merge: true });

  it('runs every process without rights, with its stores', () => {
    expect(Object.keys(compose.services)).toEqual([
      ...PROCESSES.map(({ name }) => name),
      'postgres',
      'valkey',
      's3',
    ]);
    for (const { name, port } of PROCESSES) {
      expect(compose.services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        build: { target: name },
        ports: [`127.0.0.1:${port}:${port}`],
      });
    }
  });

  it('takes every secret from the environment', () => {
    const { environment } = compose.services.auth;
    for (const name of [
      'SKYDECK_SERVICE_SECRET',
      'OTP_PEPPER',
      'VAULT_MASTER_KEYS',
      'OBJECT_STORE_S3_SECRET_ACCESS_KEY',
    ]) {
      expect(environment[name]).toMatch(/^\$\{\w+:\?is not set\}$/);
    }
  });
});
