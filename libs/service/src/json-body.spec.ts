import { readJsonBody } from './json-body.js';
import { findJsonProblem, isPlainJson } from './json-problem.js';

const read = (text: string) => readJsonBody(Buffer.from(text));
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** The sentence of the refusal. */
function refusal(bytes: Buffer | string): string {
  try {
    readJsonBody(Buffer.from(bytes as string));
  } catch (error) {
    const { code, status, message } = error as { code: string; status: number; message: string };
    return `${status} ${code}: ${message}`;
  }
  return 'accepted';
}

describe('readJsonBody', () => {
  it.each([
    '{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}',
    String.raw`{"a":"{\"a\":1,\"a\":2}","b":"\\"}`,
    '{"a":":","b":"[[[","c":"__proto__"}',
    nested(64),
    'null',
    '"text"',
  ])('reads %s', (text) => {
    expect(read(text)).toEqual(JSON.parse(text));
  });

  it.each<[string, string, RegExp]>([
    ['a member that appears twice', '{"a":1,"a":2}', /member "a" twice/],
    ['one that is written in two ways', String.raw`{"a":1,"\u0061":2}`, /member "a" twice/],
    ['one deep inside', '[{"b":{"a":1,"c":[],"a":2}}]', /member "a" twice/],
    ['nesting deeper than 64', nested(65), /deeper than 64/],
    ['very deep nesting', nested(200_000), /deeper than 64/],
    ['__proto__', '{"__proto__":{"x":1}}', /must not have a member named "__proto__"/],
    ['__proto__ in escapes', String.raw`{"\u005f_proto__":1}`, /"__proto__"/],
    ['constructor', '{"a":{"constructor":1}}', /"constructor"/],
    ['no JSON', '{"a":', /not valid JSON/],
    ['nothing', '', /not valid JSON/],
  ])('400: refuses %s', (_name, text, sentence) => {
    expect(refusal(text)).toMatch(/^400 malformed_json: /);
    expect(refusal(text)).toMatch(sentence);
  });

  it('finds nothing cheaply that a thorough look would refuse', () => {
    const names = ['a', 'b', '"', ':', '[', '{', 'c\\u', '__proto__', 'constructor', 'ü'];
    let next = 1;
    const drawn = (below: number) => (next = (next * 48_271) % 2_147_483_647) % below;
    const text = (depth: number): string => {
      const kind = depth === 0 ? 0 : drawn(3);
      if (kind === 0) return JSON.stringify([1, null, true, names[drawn(10)]][drawn(4)]);
      const inside = Array.from({ length: drawn(4) }, () => text(depth - 1));
      if (kind === 1) return `[${inside.join(' , ')}]`;
      return `{${inside.map((one) => `${JSON.stringify(names[drawn(10)])}: ${one}`).join(',')}}`;
    };
    const all = Array.from({ length: 3000 }, () => text(4));
    const plain = all.filter((json) => isPlainJson(Buffer.from(json), JSON.parse(json)));
    expect(plain.filter((json) => findJsonProblem(json))).toEqual([]);
    expect(plain.length).toBeGreaterThan(500);
    expect(all.filter((json) => findJsonProblem(json)).length).toBeGreaterThan(100);
  });

  it('400: refuses bytes that are not UTF-8', () => {
    expect(refusal(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toMatch(/not valid UTF-8/);
    expect(refusal(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toMatch(/not valid UTF-8/);
  });

  it('reads 1 MiB of members in well under a second', () => {
    const text = JSON.stringify(
      Array.from({ length: 60_000 }, (_, index) => ({ a: index, b: '' })),
    );
    const startMs = performance.now();
    read(text);
    expect(performance.now() - startMs).toBeLessThan(1000);
  });
});
