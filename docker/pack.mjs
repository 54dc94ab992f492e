import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closureOf } from './pack/closure.mjs';
import { copyAll } from './pack/copy.mjs';
import { billOf } from './pack/sbom.mjs';

// Puts what one service needs to run, and nothing else, into a folder:
//   node docker/pack.mjs SERVICE FOLDER [DPKG]
// DPKG is `/var/lib/dpkg` of the image that it will run in, for the list of its parts.
const [service, target, dpkg] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '..');
const folders = closureOf(root, path.join(root, 'apps', service));
mkdirSync(target, { recursive: true });
copyAll(root, folders, target);
writeFileSync(path.join(target, 'package.json'), '{ "type": "module", "private": true }\n');
const bill = billOf({ root, service, folders, dpkg });
writeFileSync(path.join(target, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`);
