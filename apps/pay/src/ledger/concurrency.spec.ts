import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '@skydeck/ids';
import { textOf } from './fixtures/command-log.js';
import { openLedger, TENANT } from './fixtures/open-ledger.js';
import { randomCommand } from './fixtures/random-command.js';
import { replay } from './fixtures/replay.js';
import type { WorkerTask } from './fixtures/worker-program.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/ledger/fixtures/worker-program.js');
const AT_FIRST = 1000n;
const PROCESSES = 2;
const WORKERS = 12;
const COMMANDS = 120;
const LONGEST_MS = 180_000;

describe('two processes that move money between the same four wallets', () => {
  it(
    'leave what one process would have left that did all of it in one order',
    async () => {
      await using opened = await openLedger();
      const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-ledger-'));
      const wallets = await opened.wallets(4, { has: AT_FIRST });
      const made = { holds: [], transfers: [] };
      const shared = Array.from(
        { length: 300 },
        () => `${newId('key')} ${textOf(randomCommand(wallets, made))}`,
      );
      const files = Array.from({ length: PROCESSES }, (_none, place) => ({
        askedFile: path.join(folder, `asked-${place}`),
        answeredFile: path.join(folder, `answered-${place}`),
      }));
      const ended = files.map(async (one) => {
        await Promise.all(Object.values(one).map((file) => writeFile(file, '')));
        const { url, schema } = opened;
        const common = { url, schema, tenant: TENANT, wallets, shared };
        const task: WorkerTask = { ...common, ...one, workers: WORKERS, commands: COMMANDS };
        const child = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
          stdio: 'inherit',
        });
        return once(child, 'exit');
      });
      expect((await Promise.all(ended)).map(([code]) => code as unknown)).toEqual([0, 0]);

      const texts = await Promise.all(files.map(({ askedFile }) => readFile(askedFile, 'utf8')));
      const { operations, differences } = await replay(opened.dataSource, {
        tenant: TENANT,
        wallets: new Map(wallets.map((wallet) => [wallet, AT_FIRST])),
        asked: [...shared, ...texts].join('\n'),
      });
      expect(differences).toEqual([]);
      expect(operations).toBe(PROCESSES * WORKERS * COMMANDS - shared.length);
      await rm(folder, { recursive: true });
    },
    LONGEST_MS,
  );
});
