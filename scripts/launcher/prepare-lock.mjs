import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, startToken } from './process-identity.mjs';

const POLL_MS = 250;

/** Lets one start at a time install and build in a checkout; others wait for it. */
export async function whileAlone(root, context, work) {
  const lock = join(root, 'node_modules/.skydeck-preparing');
  const mine = `${lock}.${process.pid}`;
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start_token: startToken(process.pid) }));
  try {
    let waited = false;
    while (!take(mine, lock)) {
      if (!waited) context.say('Another start is installing or building; waiting for it');
      waited = true;
      await sleep(POLL_MS, undefined, { signal: context.signal });
    }
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** A link appears with its content in one step, and only when no other has that name. */
function take(mine, lock) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = readHolder(lock);
  if (holder !== null && !isRunning(holder)) rmSync(lock, { force: true });
  return false;
}

function readHolder(lock) {
  try {
    return JSON.parse(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}
