#!/usr/bin/env node
import { Failure } from './launcher/failure.mjs';
import { restart } from './launcher/restart.mjs';

try {
  await restart(process.env, process.argv.slice(2), (line) => console.log(line));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  for (const line of error.lines) console.error(`  ${line}`);
  console.error(error.message);
  process.exitCode = 1;
}
