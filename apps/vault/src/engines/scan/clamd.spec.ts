import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eventually, freePort } from '@skydeck/testing';
import { Clamd } from './clamd.js';

/** The test file of the antivirus industry, in two parts so that no scanner stops at this one. */
const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');
const never = () => new AbortController().signal;

const scan = (address: string, ...pieces: string[]) =>
  new Clamd(address).scan(Readable.from(pieces.map((piece) => Buffer.from(piece))), never());

describe('clamd', () => {
  let folder: string;
  let daemon: ChildProcess;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-clamd-'));
    port = await freePort();
    const hash = createHash('md5').update(EICAR).digest('hex');
    await writeFile(path.join(folder, 'own.hdb'), `${hash}:${EICAR.length}:Eicar-Own\n`);
    const settings = [
      `DatabaseDirectory ${folder}`,
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `LocalSocket ${folder}/clamd.sock`,
      'Foreground yes',
      'StreamMaxLength 1M',
    ];
    await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    daemon = spawn('/usr/sbin/clamd', ['-c', path.join(folder, 'clamd.conf')], { stdio: 'ignore' });
    await eventually(() => scan(`tcp://127.0.0.1:${port}`, 'hello'), { timeoutMs: 20_000 });
  });
  afterAll(async () => {
    daemon.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('names what it finds, over TCP and over a socket of the machine', async () => {
    const found = { is_clean: false, signature: 'Eicar-Own.UNOFFICIAL' };
    expect(await scan(`tcp://127.0.0.1:${port}`, EICAR.slice(0, 9), EICAR.slice(9))).toEqual(found);
    expect(await scan(`unix:${folder}/clamd.sock`, EICAR)).toEqual(found);
  });

  it('does not call clean what is too large to be looked at', async () => {
    const large = Array.from({ length: 40 }, () => 'a'.repeat(65_536));
    await expect(scan(`tcp://127.0.0.1:${port}`, ...large)).rejects.toMatchObject({
      name: 'ScannerUnavailable',
    });
  });

  it('does not call clean what nobody looked at', async () => {
    const nobody = `tcp://127.0.0.1:${await freePort()}`;
    await expect(scan(nobody, EICAR)).rejects.toMatchObject({ name: 'ScannerUnavailable' });
  });
});
