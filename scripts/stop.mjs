#!/usr/bin/env node
import { Failure } from './launcher/failure.mjs';
import { stop } from './launcher/stop.mjs';

try {
  await stop(process.env, (line) => console.log(line));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
