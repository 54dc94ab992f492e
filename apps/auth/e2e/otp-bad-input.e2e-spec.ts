import { idOf, OtpBench } from './otp-harness.js';

const bench = new OtpBench();
beforeAll(() => bench.start('test'));
afterAll(() => bench.auth.stop());

const raw = (body: string, type: string, path = 'request') =>
  bench.auth.api(`/auth/otp/${path}`, {
    token: bench.key,
    body,
    headers: { 'content-type': type },
  });

describe('requests that no honest client sends', () => {
  it.each([
    ['\u0664\u0661\u0665\u0665\u0665\u0665\u0660\u0661\u0662\u0663', 'Arabic digits'],
    ['+\u0661\u0664\u0661\u0665\u0665\u0665\u0665\u0660\u0661\u0662\u0663', 'Arabic digits, plus'],
    ['\uFF0B14155550123', 'a wide plus'],
    ['+1415555012\u200B3', 'a space without width'],
    ['+14155550123;ext=5', 'an extension'],
    ['+14155550123,5', 'a pause'],
    ['tel:+14155550123', 'an address'],
    ['+0123456789', 'a zero'],
    ['+1234567890123456', 'sixteen digits'],
    ['+1415555abcd', 'letters'],
    ['+14155550123\r\nX: y', 'a header'],
  ])('422: %s as a phone: %s', async (phone) => {
    const { status, error } = await bench.request({ phone });
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.phone']);
  });

  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nc@d.example',
    '"a@b.example\r\n"@b.example',
    'Ada <a@b.example>',
    'a@b.example, c@d.example',
    'a@b.example\0',
    'a b@c.example',
    `${'a'.repeat(250)}@b.example`,
    ['a@b.example'],
    {},
    null,
    7,
  ])('422: %j as an address', async (email) => {
    const count = bench.auth.messaging.taken.length;
    const { status, error } = await bench.request({ email });
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.email']);
    expect(bench.auth.messaging.taken).toHaveLength(count);
  });

  it.each([
    '',
    '12345',
    '123456789',
    ' 123456',
    '123456 ',
    '123 456',
    '12-34-56',
    '\u0661\u0662\u0663\u0664\u0665\u0666',
    '\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16',
    '12345\u200B6',
    '1e5555',
    '0x1234',
    ['123456'],
    { $gt: '' },
    123_456,
    null,
    true,
  ])('422: %j as a code, which costs no attempt', async (code) => {
    const id = idOf(await bench.request({ phone: '+14155550123' }));
    const { status, error } = await bench.verify({ id, code });
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.code']);
    expect((await bench.get(`/${id}`)).data).toMatchObject({ attempts_left: 5 });
    bench.auth.clock.advance(600_000);
  });

  it.each([
    ['application/json', '[]', 422],
    ['application/json', 'null', 422],
    ['application/json', '"+14155550123"', 422],
    ['application/json', '{"phone":"+14155550123",}', 400],
    ['application/json', '{"phone":"+14155550123","phone":"+14155550124"}', 400],
    ['application/json', '{"__proto__":{"phone":"+14155550123"}}', 400],
    ['application/json', '{"phone":"+14155550123","role":"admin"}', 422],
    ['text/plain', '{"phone":"+14155550123"}', 415],
    ['application/x-www-form-urlencoded', 'phone=%2B14155550123', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/xml', '<phone/>', 415],
  ])('refuses %s %s with %i', async (type, body, status) => {
    expect((await raw(body, type)).status).toBe(status);
  });

  it('413: a body of a megabyte and more', async () => {
    const { status } = await raw(
      JSON.stringify({ phone: 'x'.repeat(1024 * 1024) }),
      'application/json',
    );
    expect(status).toBe(413);
  });

  it('422: a phone of nearly a megabyte, fast', async () => {
    expect((await bench.request({ phone: `+1${'1'.repeat(1_000_000)}` })).status).toBe(422);
    expect((await bench.request({ email: `${'a@'.repeat(300_000)}b` })).status).toBe(422);
  });

  it.each([
    { metadata: { 'a b': '1' } },
    { metadata: { a: 1 } },
    { metadata: { a: 'x'.repeat(501) } },
    { metadata: { a: '\0' } },
    { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, ''])) },
    { metadata: [] },
    { locale: 'x'.repeat(100) },
    { locale: ['de'] },
    { client_ip: '999.1.1.1' },
    { client_ip: '127.0.0.1/8' },
  ])('422: %j', async (more) => {
    expect((await bench.request({ phone: '+14155550123', ...more })).status).toBe(422);
  });

  it.each([
    '/otp_1%27%20or%201=1',
    '/..%2f..%2fprojects',
    `/${'x'.repeat(500)}`,
    '?status=unknown',
    '?limit=0',
    '?cursor=x',
    '?phone=1',
    '?nothing=1',
    '/stats?by=secret',
    '/stats?from=yesterday',
    '/stats?from=2026-01-01T00:00:00Z&until=2026-12-01T00:00:00Z',
    '/blocks?kind=planet',
  ])('4xx: GET %s', async (path) => {
    const { status } = await bench.get(path);
    expect([404, 422]).toContain(status);
  });
});
