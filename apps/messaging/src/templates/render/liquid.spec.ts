import { readGaps } from './liquid.js';

const HELD_MS = 700;
const GREETING = 'Hello {{ person.name }}{{ " and welcome" }}.';
const held = new Int32Array(new SharedArrayBuffer(4));

/** A value for which the machine does something else for a while, so many times. */
function starving(times: number) {
  let left = times;
  return {
    get name() {
      if (left-- > 0) Atomics.wait(held, 0, 0, HELD_MS);
      return 'Ada';
    },
  };
}

const filled = (source: string, values: object) => readGaps(source, 'text').fill(values);

describe('filling gaps', () => {
  it('goes on when the machine was busy with something else for longer than the limit', () => {
    expect(filled(GREETING, { person: starving(1) })).toBe('Hello Ada and welcome.');
  });

  it('gives up when that happens again and again', () => {
    const person = starving(9);
    expect(() => filled(GREETING, { person })).toThrow('render limit exceeded');
  });

  it('ends a template that computes for too long', () => {
    const loop = '{% for i in (1..400000) %}{{ i | times: 3 | plus: 4 }}{% endfor %}';
    expect(() => filled(loop.repeat(20), {})).toThrow(/limit exceeded/);
  });
});
