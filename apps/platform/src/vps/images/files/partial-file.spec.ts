import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { identify } from '@skydeck/exec';
import { isAbandoned, isPartial, partialName } from './partial-file.js';

const NOW = new Date('2026-01-01T12:00:00Z');
const SECOND_AGO = new Date('2026-01-01T11:59:59Z');
const HOUR_AGO = new Date('2026-01-01T11:00:00Z');

/** The name that another process would have given. */
function nameBy(pid: number, token: string, over: { numbers?: string } = {}): string {
  const [id, random, numbers] = partialName('img_a').split('~');
  return [id, random, over.numbers ?? numbers, pid, token].join('~');
}

describe('files that are still coming in', () => {
  it('have names of their own', () => {
    expect(partialName('img_a')).not.toBe(partialName('img_a'));
    expect([isPartial(partialName('img_a')), isPartial('img_a')]).toEqual([true, false]);
  });

  it('are let be while their process runs', () => {
    expect(isAbandoned(partialName('img_a'), SECOND_AGO, NOW)).toBe(false);
  });

  it('are abandoned when it is gone, also when another has its number since', async () => {
    const child = spawn('sleep', ['30']);
    const { pid, start_token: token } = identify(child.pid ?? 0)!;
    expect(isAbandoned(nameBy(pid, token), SECOND_AGO, NOW)).toBe(false);
    expect(isAbandoned(nameBy(pid, token.replace(/\d$/, 'x')), SECOND_AGO, NOW)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAbandoned(nameBy(pid, token), SECOND_AGO, NOW)).toBe(true);
  });

  it('of a process that cannot be seen from here are abandoned when nobody touches them', () => {
    const elsewhere = nameBy(1, 'another-1');
    const contained = nameBy(1, identify(process.pid)!.start_token, { numbers: '1' });
    for (const name of [elsewhere, contained]) {
      expect([isAbandoned(name, SECOND_AGO, NOW), isAbandoned(name, HOUR_AGO, NOW)]).toEqual([
        false,
        true,
      ]);
    }
  });
});
