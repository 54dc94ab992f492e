import { parse, parseAllDocuments } from 'yaml';
import type { Answer, ListAnswer } from './answer.js';
import { printable } from '../terminal/printable.js';
import type { Format } from './format.js';
import { render, type RenderOptions } from './render.js';

const apps = [
  {
    name: '店舗',
    status: 'live',
    release: { number: 12 },
    env: ['A', 'B'],
    at: '2026-01-02T03:04:05.678Z',
  },
  { name: 'shop', status: 'failed', release: null, env: [], at: null },
];
const list: ListAnswer = {
  kind: 'list',
  items: apps,
  columns: ['name', { path: 'release.number', title: 'release' }, 'env', 'at', 'status'],
  empty: 'No apps yet.',
};

async function* twoLines() {
  yield { line: 'one' };
  yield { line: 'two' };
}

const stream = (): Answer => ({ kind: 'stream', items: twoLines(), line: ({ line }) => line });

async function shown(answer: Answer, format: Format, options: Partial<RenderOptions> = {}) {
  let data = '';
  let remarks = '';
  const sink = {
    data: (text: string) => (data += text),
    remark: (text: string) => (remarks += text),
  };
  await render(answer, { format, hasColors: false, ...options }, sink);
  return { data, remarks };
}

describe('render', () => {
  it('aligns a table by the width of its characters', async () => {
    expect((await shown(list, 'table')).data).toBe(
      [
        'NAME  RELEASE  ENV   AT                    STATUS',
        '店舗  12       A, B  2026-01-02 03:04:05Z  live',
        'shop  -        -     -                     failed',
        '',
      ].join('\n'),
    );
  });

  it('keeps the alignment when it paints', async () => {
    const { data } = await shown(list, 'table', { hasColors: true });
    expect(data).toContain('\u001B[32mlive\u001B[0m');
    expect(printable(data.replaceAll('\n', '\t')).replaceAll('\t', '\n')).toBe(
      (await shown(list, 'table')).data,
    );
  });

  it('gives programs whole items', async () => {
    expect(JSON.parse((await shown(list, 'json')).data)).toEqual(apps);
    expect(parse((await shown(list, 'yaml')).data)).toEqual(apps);
  });

  it('gives programs an empty list, and people a sentence that is no data', async () => {
    const empty: Answer = { ...list, items: [] };
    expect(await shown(empty, 'json')).toEqual({ data: '[]\n', remarks: '' });
    expect(await shown(empty, 'table')).toEqual({ data: '', remarks: 'No apps yet.' });
  });

  it('writes what arrives over time one by one', async () => {
    expect((await shown(stream(), 'table')).data).toBe('one\ntwo\n');
    expect((await shown(stream(), 'json')).data).toBe('{"line":"one"}\n{"line":"two"}\n');
    const documents = parseAllDocuments((await shown(stream(), 'yaml')).data);
    expect((documents as { toJS(): unknown }[]).map((one) => one.toJS())).toEqual([
      { line: 'one' },
      { line: 'two' },
    ]);
  });

  it('does not let a value move the cursor or break the line', async () => {
    const item = { name: 'a\u001B[2J\u001B]0;title\u0007b\nc\u0000' };
    const { data } = await shown({ kind: 'item', item, columns: ['name'] }, 'table');
    expect(data).toBe('NAME  ab c\n');
  });
});
