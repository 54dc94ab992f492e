import { spawn } from 'node:child_process';
import { PassThrough, type Readable } from 'node:stream';
import { DatabaseEngineError } from '../../database.driver.js';
import { ENVIRONMENT } from '../instance/confined.js';
import type { Admin } from './admin.js';
import type { PostgresServer } from './postgres-server.js';
import { openWorker } from './worker.js';

const MESSAGE_BYTES = 2_000;
/** The owner is given anew where it is restored, and with it who may read. */
export const DUMP_OPTIONS = [
  '--format=custom',
  '--compress=3',
  '--no-owner',
  '--no-privileges',
  '--no-publications',
  '--no-subscriptions',
  '--no-security-labels',
  '--no-tablespaces',
  '--no-password',
  '--lock-wait-timeout=60000',
];

/** A consistent copy of a database while others work with it. */
export async function dump(
  server: PostgresServer,
  admin: Admin,
  host: string,
  database: string,
): Promise<Readable> {
  const { port } = server.record;
  const worker = await openWorker(admin, { host, port }, database);
  try {
    const argv = [`${server.programs.bin}/pg_dump`, ...DUMP_OPTIONS];
    const [program = '', ...args] = await server.command(argv);
    const env = { ...ENVIRONMENT, ...worker.env };
    const child = spawn(program, args, { cwd: '/', env, stdio: ['ignore', 'pipe', 'pipe'] });
    const out = new PassThrough();
    let message = '';
    child.stderr.on('data', (chunk: Buffer) => {
      message = (message + chunk.toString()).slice(-MESSAGE_BYTES);
    });
    child.stdout.pipe(out, { end: false });
    const finish = async (code: number | null): Promise<void> => {
      await worker[Symbol.asyncDispose]();
      if (code === 0) out.end();
      else out.destroy(new DatabaseEngineError('failed', `The dump failed. ${message}`.trim()));
    };
    child.once('error', (error) => out.destroy(error));
    child.once('close', (code) => {
      finish(code).catch((error: Error) => out.destroy(error));
    });
    // Whoever reads no further wants the rest no more.
    out.once('close', () => child.kill());
    return out;
  } catch (error) {
    await worker[Symbol.asyncDispose]();
    throw error;
  }
}
