#!/usr/bin/env node
import path from 'node:path';

// Every package that Skydeck installs, its version and licence, one a line.
const { licences } = await import('../apps/all-in-one/dist/licences/licences.js');

for (const { name, version, licence } of licences(path.resolve(import.meta.dirname, '..'))) {
  console.log(`${name}\t${version}\t${licence}`);
}
