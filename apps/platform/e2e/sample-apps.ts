import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@skydeck/exec';
import { GitRepository } from './git-repository.js';
import type { Answer, LaunchpadHarness } from './launchpad-harness.js';

/** Packages of a large framework take minutes where many work on one machine. */
const DEADLINE_MS = 400_000;
const FIXTURES = fileURLToPath(new URL('fixtures', import.meta.url));

/** A repository as people push it, and what must come of it. */
export interface SampleApp {
  readonly name: string;
  /** Folder below `fixtures/samples`; the name when not given. */
  readonly folder?: string;
  /** What is sent besides the repository. */
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly plan: Readonly<Record<string, string | number | boolean | RegExp>>;
  /** Words that the reasons must have. */
  readonly reasons: RegExp;
  /** What paths answer. */
  readonly pages: Readonly<Record<string, RegExp>>;
  /** Brings what cannot be in the fixture. */
  prepare?(dir: string): Promise<void>;
}

/** A sample that was deployed. */
export interface SampleResult {
  readonly deployment: Answer['data'];
  readonly log: string;
  /** Answers of the pages, by path. */
  readonly pages: Readonly<Record<string, { status: number; body: string }>>;
  readonly seconds: number;
}

/** Deploys samples with one call each, and tells of it in a table. */
export class SampleDeployments {
  readonly #rows: string[] = [];

  constructor(private readonly launchpad: LaunchpadHarness) {}

  async deploy(sample: SampleApp): Promise<SampleResult> {
    const { name, folder = name } = sample;
    await using repository = await GitRepository.create({});
    await cp(join(FIXTURES, 'samples', folder), repository.dir, { recursive: true });
    await sample.prepare?.(repository.dir);
    await repository.commit({}, 'sample');
    const started = performance.now();
    const body = { name, repo: repository.dir, ...sample.settings };
    const made = await this.launchpad.post('/apps', body);
    const deployment = await this.launchpad.finished(name, made.meta.operation_id, DEADLINE_MS);
    const seconds = (performance.now() - started) / 1000;
    const log = await this.launchpad.log(name, String(deployment['id']));
    const pages: Record<string, { status: number; body: string }> = {};
    for (const path of Object.keys(sample.pages)) {
      pages[path] = await this.launchpad.visit(name, path);
    }
    this.#note(name, deployment, seconds, pages);
    return { deployment, log, pages, seconds };
  }

  /** Deploys a sample and tells what is not as it says of itself. */
  async differences(sample: SampleApp): Promise<string[]> {
    const { deployment, log, pages } = await this.deploy(sample);
    if (deployment['status'] !== 'live') return [log];
    const { reasons, ...plan } = deployment['plan'] as Record<string, unknown>;
    const found = { ...plan, reasons: (reasons as string[]).join('; ') } as Record<string, unknown>;
    const facts = Object.entries({ ...sample.plan, reasons: sample.reasons });
    const answers = Object.entries(sample.pages);
    return [
      ...facts.flatMap(([name, wanted]) => difference(name, found[name], wanted)),
      ...answers.flatMap(([path, wanted]) => {
        const page = pages[path];
        const status = difference(`status of ${path}`, page?.status, 200);
        return status.concat(difference(`body of ${path}`, page?.body, wanted));
      }),
    ];
  }

  /** Prints what became of every sample. */
  print(): void {
    process.stdout.write(['', ...this.#rows, ''].join('\n'));
  }

  #note(
    name: string,
    { status, plan, error }: Answer['data'],
    seconds: number,
    pages: SampleResult['pages'],
  ): void {
    const { runtime = '?', reasons = [] } = (plan ?? {}) as {
      runtime?: string;
      reasons?: string[];
    };
    const answers = Object.entries(pages).map(([path, page]) => `${path} ${page.status}`);
    const failure = error === null ? [] : [JSON.stringify(error)];
    const time = `${seconds.toFixed(1)} s`;
    const cells = [name, runtime, String(status), time, answers.join(', '), reasons.join('; ')];
    this.#rows.push([...cells, ...failure].join(' | '));
  }
}

function difference(name: string, found: unknown, wanted: unknown): string[] {
  const isSame = wanted instanceof RegExp ? wanted.test(String(found)) : found === wanted;
  return isSame ? [] : [`${name} is ${String(found)}, not ${String(wanted)}`];
}

/** Makes the Next.js sample one that needs no server. */
export async function withoutServer(dir: string): Promise<void> {
  await writeFile(join(dir, 'next.config.mjs'), `export default { output: 'export' };\n`);
  const page = await readFile(join(dir, 'app/page.js'), 'utf8');
  await writeFile(join(dir, 'app/page.js'), page.replace('force-dynamic', 'force-static'));
  const route = await readFile(join(dir, 'app/api/health/route.js'), 'utf8');
  const isStatic = `export const dynamic = 'force-static';\n`;
  await writeFile(join(dir, 'app/api/health/route.js'), isStatic + route);
}

/** Puts wheels of Debian's packages where builds take them instead of those of an index. */
export async function vendorWheels(dir: string): Promise<void> {
  const script = join(FIXTURES, 'wheels-from-debian.py');
  await runCommand('/usr/bin/python3', [script, join(dir, 'vendor/wheels')]);
}
