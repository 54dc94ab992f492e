import { fieldsFrom } from './fields.js';

describe('fieldsFrom', () => {
  it('reads text, JSON, fields of fields and lists', () => {
    expect(
      fieldsFrom([
        'name=a=b',
        'count:=3',
        'env.PORT=80',
        'env.HOST=x',
        'tag=a',
        'tag=b',
        'on:=true',
      ]),
    ).toEqual({ name: 'a=b', count: 3, env: { PORT: '80', HOST: 'x' }, tag: ['a', 'b'], on: true });
  });

  it.each(['name', '=x', 'a b=c', 'count:=three', '__proto__.x=1', 'a.constructor=1'])(
    '2: refuses "%s"',
    (pair) => {
      expect(() => fieldsFrom([pair])).toThrow(expect.objectContaining({ exitCode: 2 }));
    },
  );

  it('does not repeat a value in its error: it may be a secret', () => {
    expect(() => fieldsFrom(['my key=hunter2'])).toThrow(expect.not.stringContaining('hunter2'));
  });
});
