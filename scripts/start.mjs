#!/usr/bin/env node
// Parsed by whatever Node the machine has, so nothing newer may be imported before this check.
const MINIMUM_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < MINIMUM_NODE) {
  console.error(
    `Skydeck's start needs Node ${MINIMUM_NODE} or newer, and this is ${process.version}. ` +
      'Install a newer one (https://nodejs.org) and run "npm start" again.',
  );
  process.exitCode = 1;
} else {
  const { main } = await import('./launcher/main.mjs');
  process.exitCode = await main(process.argv.slice(2));
}
