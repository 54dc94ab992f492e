import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identify } from '@skydeck/exec';
import { acquireInstance } from './instance-lock.js';

let home: string;
let file: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'skydeck-lock-'));
  file = join(home, 'run/skydeck.json');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('acquireInstance', () => {
  it('gives a home to one owner at a time', () => {
    const first = acquireInstance(home, 4000);
    expect(first).not.toBeNull();
    expect(acquireInstance(home, 4000)).toBeNull();
    first?.release();
    expect(acquireInstance(home, 4000)).not.toBeNull();
  });

  it('tells who runs and how far it is', () => {
    const lock = acquireInstance(home, 5000);
    lock?.setState('ready');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      ...identify(process.pid),
      started_at: expect.stringMatching(/Z$/),
      state: 'ready',
      base_port: 5000,
      program: process.argv[1],
      can_hand_over: false,
    });
  });

  it('takes over from an owner that was killed, even when its number lives on', () => {
    mkdirSync(join(home, 'run'));
    writeFileSync(file, JSON.stringify({ pid: process.pid, start_token: 'earlier' }));
    expect(acquireInstance(home, 4000)).not.toBeNull();
    expect(readdirSync(join(home, 'run'))).toEqual(['skydeck.json']);
  });

  it('leaves nothing behind when it is released', () => {
    acquireInstance(home, 4000)?.release();
    expect(existsSync(file)).toBe(false);
    expect(readdirSync(join(home, 'run'))).toEqual([]);
  });
});
