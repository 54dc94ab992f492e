#!/usr/bin/env node
import { goInside, isInside } from '../bench/faults/own-network.mjs';

// `npm run faults` does every harm; `npm run faults -- Redis` those whose name holds a word.
if (process.getuid() !== 0) {
  console.log('Run it as root: it makes networks slow and disks full, of its own.');
  process.exitCode = 2;
} else if (isInside()) {
  const { run } = await import('../bench/faults/run.mjs');
  await run(process.argv.slice(2));
} else {
  await goInside();
}
