import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { findProgram } from '../system-packages.mjs';

/** Whoever is neither its owner nor in its group may read and write it. */
const FOR_ALL = 0o006;
const LISTENS_WITHIN_MS = 2_000;

/** What a setup looks at, and nothing is changed by looking. */
export function thisMachine() {
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    find: findProgram,
    exists: existsSync,
    isForAll: (path) =>
      ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & FOR_ALL) === FOR_ALL,
    read: (file) => {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return '';
      }
    },
    listens,
  };
}

/** Whether somebody answers at a socket; a file of it alone is not enough. */
function listens(path) {
  return new Promise((resolve) => {
    const socket = connect({ path, timeout: LISTENS_WITHIN_MS });
    const finish = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}
