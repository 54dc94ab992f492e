import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configurationPage } from './generate/configuration.mjs';
import { errorPages } from './generate/errors.mjs';
import { eventSchemas } from './generate/events.mjs';
import { describeCommands } from '@skydeck/cli';
import { kubernetesFiles } from './generate/kubernetes.mjs';
import { databaseFiles } from './generate/kubernetes-databases.mjs';
import { tlsFiles } from './generate/kubernetes-tls.mjs';
import { roomFiles } from './generate/kubernetes-rooms.mjs';
import { launchpadFiles } from './generate/kubernetes-launchpad.mjs';
import { operationsFiles } from './generate/operations.mjs';
import { openApiFiles } from './generate/open-api.mjs';
import { loadServices } from './generate/services.mjs';

// Writes what is made from the code: OpenAPI documents, SDK types, settings, error pages and
// event schemas, manifests, and what monitors need.
// With --check nothing is written; a stale file is named and fails the run.
const isCheck = process.argv.includes('--check');
const root = path.resolve(import.meta.dirname, '..');

const services = await loadServices();
const files = new Map([
  ...(await openApiFiles(services)),
  ...(await configurationPage(services)),
  ...errorPages(),
  ...(await eventSchemas()),
  ...kubernetesFiles(),
  ...(await launchpadFiles()),
  ...(await databaseFiles()),
  ...roomFiles(),
  ...tlsFiles(),
  ...operationsFiles(),
  ['docs/cli.md', describeCommands()],
]);

const stale = [];
for (const [name, content] of files) {
  const file = path.join(root, name);
  const current = await readFile(file, 'utf8').catch(() => undefined);
  if (current === content) continue;
  stale.push(name);
  if (isCheck) continue;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

if (stale.length > 0) {
  console.log(`${isCheck ? 'Stale' : 'Written'}: ${stale.join(', ')}`);
  if (isCheck) {
    console.error('Run `npm run generate` and commit the result.');
    process.exitCode = 1;
  }
}
