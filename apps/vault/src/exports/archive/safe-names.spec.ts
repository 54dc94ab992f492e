import { NamesOfFolder, safeName } from './safe-names.js';

it.each([
  ['plan.txt', 'plan.txt'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
  ['..', 'id'],
  ['. . .', 'id'],
  ['name. ', 'name'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['tab\there', 'tab_here'],
  ['Grüße 日本語.md', 'Grüße 日本語.md'],
])('makes of %j a name that every file system takes: %j', (name, safe) => {
  expect(safeName(name, 'id')).toBe(safe);
});

it('cuts what is too long between characters, and leaves its ending', () => {
  const name = safeName(`${'日'.repeat(100)}.pdf`, 'id');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^日+\.pdf$/);
});

it('gives each name once, also where small and capital letters are the same', () => {
  const names = new NamesOfFolder();
  expect(['A.txt', 'a.txt', 'A:txt'].map((name, index) => names.take(name, `id${index}`))).toEqual([
    'A.txt',
    'a id1.txt',
    'A_txt',
  ]);
  expect([names.take('x', 'id3', '.md'), names.take('X', 'id4', '.md')]).toEqual([
    'x.md',
    'X id4.md',
  ]);
});
