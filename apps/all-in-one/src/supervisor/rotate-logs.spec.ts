import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rotateLogs } from './rotate-logs.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skydeck-logs-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('rotateLogs', () => {
  it('puts a large log aside twice and leaves small ones', () => {
    const log = join(folder, 'skydeck.log');
    writeFileSync(log, 'first day');
    writeFileSync(join(folder, 'edge.log'), 'tiny');
    const rotation = rotateLogs(folder, 5);
    appendFileSync(log, 'second day');
    rotation.check();
    rotation.stop();
    expect(readFileSync(log, 'utf8')).toBe('');
    expect(readFileSync(`${log}.1`, 'utf8')).toBe('second day');
    expect(readFileSync(`${log}.2`, 'utf8')).toBe('first day');
    expect(readFileSync(join(folder, 'edge.log'), 'utf8')).toBe('tiny');
  });
});
