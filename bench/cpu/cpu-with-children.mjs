import { readdirSync, readFileSync } from 'node:fs';

/** Microseconds of a tick of `/proc` (`getconf CLK_TCK` is 100 on Linux). */
const TICK_US = 10_000;

/** CPU that a server has used: its own, that of the processes it has, and of those it had. */
export function cpuWithChildrenUs(pid) {
  let us = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = fieldsOf(name);
    const isServer = Number(name) === pid;
    if (!fields || !(isServer || Number(fields[1]) === pid)) continue;
    const [own, system, endedOwn, endedSystem] = fields.slice(11, 15).map(Number);
    us += exactUs(name, fields) ?? (own + system) * TICK_US;
    if (isServer) us += (endedOwn + endedSystem) * TICK_US;
  }
  return us;
}

/**
 * Ticks leave out up to one for each process, which is much of what 64 connections do in a second.
 * The exact time is told of one thread only.
 */
function exactUs(pid, fields) {
  if (fields[17] !== '1') return null;
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1000;
  } catch {
    return null;
  }
}

/** The fields after the name of the program, which may hold anything. */
function fieldsOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It ended while we looked.
    return null;
  }
}
