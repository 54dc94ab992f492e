import { runRecorded } from '../testing/run-recorded.js';
import { asAnswer, compileQuery } from './query.js';
import { render, type RenderOptions } from './render.js';

const APPS = [
  { id: 'app_1', name: 'web', status: 'live', release: { number: 3 } },
  { id: 'app_2', name: 'api', status: 'failed', release: null },
];

async function shown(expression: string, format: RenderOptions['format']): Promise<string> {
  let out = '';
  const sink = { data: (text: string) => void (out += text), remark: () => undefined };
  const answer = { kind: 'list', items: APPS, columns: ['name'], empty: '' } as const;
  const query = await compileQuery(expression);
  await render(answer, { format, query, hasColors: false }, sink);
  return out;
}

async function* inTurn<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

describe('--query', () => {
  it.each<[string, RenderOptions['format'], string]>([
    ['[].name', 'json', '[\n  "web",\n  "api"\n]\n'],
    ['[].name', 'yaml', '- web\n- api\n'],
    ['[].name', 'table', 'web\napi\n'],
    ["[?status=='live'].{app: name, release: release.number}", 'table', 'APP  RELEASE\nweb  3\n'],
    ["[?status=='failed']", 'name', 'api\n'],
    ['[0]', 'name', 'web\n'],
    ['length(@)', 'table', '2\n'],
    ['[5].name', 'table', ''],
    ['[5].name', 'json', 'null\n'],
    ['sort_by(@, &name)[0].name', 'table', 'api\n'],
  ])('%s as %s', async (expression, format, text) => {
    expect(await shown(expression, format)).toBe(text);
  });

  it('works on every item of a stream, and leaves out those without', async () => {
    let out = '';
    const sink = { data: (text: string) => void (out += text), remark: () => undefined };
    const query = await compileQuery('release.number');
    const answer = { kind: 'stream', items: inTurn(APPS), line: () => 'line' } as const;
    await render(answer, { format: 'json', query, hasColors: false }, sink);
    expect(out).toBe('3\n');
  });

  it.each([
    ['a b', 3],
    ['a.b..c', 5],
    ['[?a==', 6],
    ['a.[', 4],
    ['&&', 1],
    ['a #', 3],
    ['a | `{`', 5],
    ['a | nope(@)', 5],
    ['length(@', 9],
  ])('2: refuses "%s" at position %i, before anything is sent', async (expression, position) => {
    const { exitCode, out, err } = await runRecorded(['project', 'list', '--query', expression]);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toContain(`(position ${position})`);
    expect(err).toContain(`  ${expression}\n  ${' '.repeat(position - 1)}^`);
  });

  it('2: refuses what does not fit the data', async () => {
    const { exitCode, err } = await runRecorded([
      'version',
      '--query',
      'abs(version)',
      '-o',
      'json',
    ]);
    expect(exitCode).toBe(2);
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'usage' } });
  });

  it('shows nothing for nothing', () => {
    expect(asAnswer(undefined)).toEqual({ kind: 'document', value: null, text: '' });
  });
});
