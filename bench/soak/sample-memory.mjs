import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 200;

/** What a process holds after it tidied up. It has the probe loaded. */
export async function sampleProbed(folder, pid) {
  const file = path.join(folder, `${pid}.jsonl`);
  const before = linesOf(file).length;
  process.kill(pid, 'SIGUSR2');
  for (let tries = 0; tries < TRIES; tries++) {
    await sleep(50);
    const lines = linesOf(file);
    if (lines.length > before) return JSON.parse(lines.at(-1));
  }
  throw new Error(`Process ${pid} does not tell of its memory.`);
}

/** What any process holds, and those that it started. */
export function residentBytes(pid) {
  const children = childrenOf(pid);
  return [pid, ...children].reduce((sum, one) => sum + residentOf(one), 0);
}

/** Every process below another one. */
export function childrenOf(pid) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = parentOf(name);
    if (parent !== undefined) parents.set(Number(name), parent);
  }
  const found = [pid];
  for (const one of found) {
    for (const [child, parent] of parents) if (parent === one) found.push(child);
  }
  return found.slice(1);
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Memory that several processes share counts in parts. */
function residentOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1]) * 1024;
  } catch {
    return 0;
  }
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
