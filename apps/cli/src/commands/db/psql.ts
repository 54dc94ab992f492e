import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DATABASE_PATH, pathOf } from './db.js';

type Connection = PlatformComponents['schemas']['DatabaseConnection'];

const REVEAL = `${DATABASE_PATH}/credentials/{credential}/reveal` as const;

/** `skydeck db psql` */
export async function psql(context: CommandContext, input: CommandInput): Promise<Answer> {
  const place = {
    ...(await pathOf(context, input.argument('database'))),
    credential: input.text('credential') ?? 'owner',
  };
  const { platform } = await context.clients();
  const connection = await dataOf(platform.POST(REVEAL, { params: { path: place } }));
  const dir = await mkdtemp(path.join(tmpdir(), 'skydeck-psql-'));
  try {
    const certificate = path.join(dir, 'ca.pem');
    await writeFile(certificate, connection.ca, { mode: 0o600 });
    const environment = { ...context.environment, ...environmentOf(connection, certificate) };
    const exitCode = await run(input.arguments('arguments'), environment, context.signal);
    return { kind: 'document', value: { exit_code: exitCode }, text: '', exitCode };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** What libpq signs in with; a command line would show the password to everybody on the machine. */
function environmentOf(connection: Connection, certificate: string): Record<string, string> {
  return {
    PGHOST: connection.host,
    PGPORT: String(connection.port),
    PGDATABASE: connection.database,
    PGUSER: connection.user,
    PGPASSWORD: connection.password,
    PGSSLMODE: 'verify-ca',
    PGSSLROOTCERT: certificate,
    PGAPPNAME: 'skydeck',
  };
}

function run(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Ctrl-C is for the statement that runs, which psql looks after.
    const child = spawn('psql', argv, { stdio: 'inherit', env });
    signal.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
    child.on('error', (cause) => {
      const message = `The command psql cannot be run: ${cause.message}.`;
      const hint = 'Install a client of Postgres, such as the package postgresql-client.';
      reject(new CliError('psql_missing', message, undefined, { hint, cause }));
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
