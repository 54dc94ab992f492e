import { EnginePositions } from './engine-positions.js';

const LOG = [
  '2026-11-22T11:40:02Z listening',
  '2026-11-22T11:40:03Z one',
  '2026-11-22T11:40:03Z two',
  '2026-11-22T11:40:03Z two',
  '2026-11-22T11:40:05Z ',
];

describe('positions in the log of an engine', () => {
  it('goes on after any line, also among those of one second', () => {
    const whole = new EnginePositions();
    const read = LOG.map((text) => whole.read(text));
    expect(read.map((one) => one?.line)).toEqual(['listening', 'one', 'two', 'two', '']);
    read.forEach((last, index) => {
      const rest = new EnginePositions(last?.position);
      const left = LOG.flatMap((text) => rest.read(text)?.line ?? []);
      expect(left).toEqual(read.slice(index + 1).map((one) => one?.line));
    });
  });

  it('tells times to the millisecond where the engine does, and finer ones apart', () => {
    const [early, late] = ['2026-11-22T11:40:02.123456788Z a', '2026-11-22T11:40:02.123456789Z b'];
    const first = new EnginePositions().read(early);
    expect(first?.at).toEqual(new Date('2026-11-22T11:40:02.123Z'));
    const next = new EnginePositions(first?.position);
    expect([next.read(early), next.read(late)?.line]).toEqual([undefined, 'b']);
  });
});
