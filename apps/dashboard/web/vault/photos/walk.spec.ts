import type { Photo } from '../../api/vault-photos.js';
import { stepAmong, stepByDay } from './walk.js';

const on = (day: string, id: string) => ({ id, taken_local: `${day}T10:00:00` }) as Photo;
const LATER = [on('2026-05-02', 'a'), on('2026-05-02', 'b')];
const EARLIER = [on('2026-05-01', 'c')];
const DAYS = [
  { day: '2026-05-02', count: 2 },
  { day: '2026-05-01', count: 1 },
];

describe('walking through photographs', () => {
  it('goes on to the day before, and back', async () => {
    const read: string[] = [];
    const step = stepByDay(DAYS, async ({ day }) => {
      read.push(day);
      return day === '2026-05-02' ? LATER : EARLIER;
    });
    expect((await step(LATER[0]!, 1))?.id).toBe('b');
    expect(read).toEqual(['2026-05-02']);
    expect((await step(LATER[1]!, 1))?.id).toBe('c');
    expect((await step(EARLIER[0]!, -1))?.id).toBe('b');
    expect(await step(EARLIER[0]!, 1)).toBeNull();
    expect(await step(LATER[0]!, -1)).toBeNull();
  });

  it('stays among those of a place', async () => {
    const step = stepAmong([...LATER, ...EARLIER]);
    expect((await step(LATER[1]!, 1))?.id).toBe('c');
    expect(await step(on('2026-01-01', 'x'), 1)).toBeNull();
  });
});
