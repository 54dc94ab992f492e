import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTransfers } from './bulk-file.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'transfers-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function read(name: string, text: string): Promise<object[]> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return readTransfers(file);
}

describe('a file of transfers', () => {
  it('is a table whose amounts stay text, and whose empty cells say nothing', async () => {
    const text =
      '\uFEFFfrom,to,amount,currency,description\r\n' +
      'wal_a,wal_b,9007199254740993,EUR,"Rent, May"\r\n\r\nwal_a,wal_c,5,EUR,\r\n';
    expect(await read('pay.CSV', text)).toEqual([
      {
        from: 'wal_a',
        to: 'wal_b',
        amount: '9007199254740993',
        currency: 'EUR',
        description: 'Rent, May',
      },
      { from: 'wal_a', to: 'wal_c', amount: '5', currency: 'EUR' },
    ]);
  });

  it('is lines of JSON otherwise', async () => {
    expect(await read('pay.ndjson', '{"amount":"1"}\n\n{"amount":"2"}')).toEqual([
      { amount: '1' },
      { amount: '2' },
    ]);
  });

  it('is refused with the line that is wrong, and when it is empty or not there', async () => {
    await expect(read('pay.ndjson', '{}\n{')).rejects.toThrow('Line 2');
    await expect(read('pay.csv', 'from,to\na\n')).rejects.toThrow('no table');
    await expect(read('pay.csv', 'from,to\n')).rejects.toThrow('no transfers');
    await expect(readTransfers(path.join(folder, 'none'))).rejects.toThrow('cannot be read');
  });
});
