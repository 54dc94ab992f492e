import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestStack, type TestStack, type TestStackOptions } from '@skydeck/all-in-one/testing';
import { testDatabase } from '@skydeck/testing';
import { runRecorded } from '../src/testing/run-recorded.js';

const BUNDLER = fileURLToPath(new URL('../bundle.mjs', import.meta.url));

/** What a command line did. */
export interface Finished {
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CommandOptions {
  readonly input?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Folder that stands for the person's home; the installation's person when not given. */
  readonly person?: string;
  /** Where the command is run; at home when not given. */
  readonly cwd?: string;
}

/** A real installation, and the real command that people run against it. */
export interface Installation extends AsyncDisposable {
  readonly stack: TestStack;
  /** Home folder of the person at the terminal. */
  readonly person: string;
  /** The command in one file. */
  readonly bundle: string;
  start(argv: readonly string[], options?: CommandOptions): ChildProcess;
  /** The same without a process of its own, which takes a third of a second to start. */
  within(argv: readonly string[], options?: CommandOptions): Promise<Finished>;
  skydeck(argv: readonly string[], options?: CommandOptions): Promise<Finished>;
  /** Runs a command with `-o json`, expects it to work, and gives what it printed. */
  json<T>(argv: readonly string[]): Promise<T>;
  newPerson(): Promise<string>;
}

/** Starts services and bundles the command. */
export async function startInstallation(
  options: Omit<TestStackOptions, 'database'> = {},
): Promise<Installation> {
  const database = testDatabase();
  const stack = await startTestStack({ ...options, database });
  await writeFile(path.join(stack.home, 'endpoints.json'), JSON.stringify(stack.endpoints));
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-people-'));
  const bundle = path.join(folder, 'skydeck.mjs');
  await promisify(execFile)(process.execPath, [BUNDLER, bundle]);
  const newPerson = () => mkdtemp(path.join(folder, 'person-'));
  const person = await newPerson();

  const environmentOf = ({ environment, person: who = person }: CommandOptions) => ({
    PATH: process.env['PATH'],
    HOME: who,
    SKYDECK_HOME: stack.home,
    ...environment,
  });
  const folderOf = ({ cwd, person: who = person }: CommandOptions) => cwd ?? who;
  const start: Installation['start'] = (argv, given = {}) =>
    spawn(process.execPath, [bundle, ...argv], {
      cwd: folderOf(given),
      env: environmentOf(given),
    });
  const within: Installation['within'] = (argv, given = {}) =>
    runRecorded(argv, {
      environment: environmentOf(given),
      folder: folderOf(given),
      input: given.input ?? '',
    });
  const skydeck: Installation['skydeck'] = async (argv, given = {}) => {
    const child = start(argv, given);
    child.stdin?.end(given.input ?? '');
    return finished(child);
  };
  return {
    stack,
    person,
    bundle,
    start,
    skydeck,
    within,
    newPerson,
    async json<T>(argv: readonly string[]) {
      const { exitCode, out, err } = await within([...argv, '-o', 'json']);
      if (exitCode !== 0)
        throw new Error(`skydeck ${argv.join(' ')} ended with ${exitCode}: ${err}`);
      return JSON.parse(out) as T;
    },
    async [Symbol.asyncDispose]() {
      await stack.close();
      await database[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for a command to end. */
export async function finished(child: ChildProcess): Promise<Finished> {
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, exitCode] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    ended,
  ]);
  return { exitCode, out, err };
}
