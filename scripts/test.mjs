#!/usr/bin/env node
// Sets up what the tests need, then runs the whole check; see scripts/test/main.mjs.
const { main } = await import('./test/main.mjs');
process.exitCode = await main(process.argv.slice(2));
