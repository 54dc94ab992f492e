import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { setUpLog } from './logger.js';

describe('the log of a process', () => {
  const lines: Record<string, unknown>[] = [];

  beforeAll(() => {
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    });
    setUpLog({ level: 'info', destination });
  });
  afterAll(() => setUpLog({ level: 'fatal' }));

  it.each(['ECONNREFUSED', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'edge.stale_version', '57P01'])(
    'shows %s, the code of an error',
    (code) => {
      new Logger('test').warn({ msg: 'the edge is away', code });
      expect(lines.at(-1)).toMatchObject({ level: 40, msg: 'the edge is away', code });
    },
  );

  it('shows the code of an error that is logged as it is', () => {
    new Logger('test').error(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }));
    expect(lines.at(-1)).toMatchObject({ code: 'ECONNREFUSED', err: { code: 'ECONNREFUSED' } });
  });

  it.each(['123456', '08006', 'ABCDEFGH', 'K7QP-93XM', 'a1b2c3.d4', 'SplxlOBeZQQYbYS6WxSbIA', 42])(
    'blanks %s, a code that lets somebody in',
    (code) => {
      new Logger('test').log({ msg: 'sent', code });
      expect(lines.at(-1)).toMatchObject({ code: '[Redacted]' });
    },
  );

  it('blanks what is named as a secret', () => {
    const secrets = {
      password: 'a',
      secret: 'b',
      token: 'c',
      access_token: 'd',
      key: { secret: 'e' },
    };
    new Logger('test').log({ msg: 'made', ...secrets });
    const blank = '[Redacted]';
    expect(lines.at(-1)).toMatchObject({
      password: blank,
      secret: blank,
      token: blank,
      access_token: blank,
      key: { secret: blank },
    });
  });
});
