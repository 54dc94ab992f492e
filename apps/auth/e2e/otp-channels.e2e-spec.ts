import { idOf, OtpBench } from './otp-harness.js';

const bench = new OtpBench();
beforeAll(() => bench.start('test'));
afterAll(() => bench.auth.stop());

const contentOf = (id: string) => bench.sent(id).at(-1)?.content;

describe('channels', () => {
  it('200: sends a code by e-mail and signs the owner of the address in', async () => {
    const asked = await bench.request({ email: 'Ada@Example.com' });
    expect(asked.data).toMatchObject({ channel: 'email', email: 'ada@example.com', phone: null });
    const code = bench.auth.messaging.codeOf(idOf(asked));
    expect(contentOf(idOf(asked))).toMatchObject({
      subject: 'Your verification code',
      html: expect.stringContaining(code),
    });
    const done = await bench.verify({ email: 'ada@example.com', code });
    expect(done.status).toBe(200);
    expect(done.data['user']).toMatchObject({ email_verified_at: expect.any(String) });
  });

  it('200: sends a code by WhatsApp, and the same code by text message afterwards', async () => {
    const phone = bench.freshPhone();
    const asked = await bench.request({ phone, channel: 'whatsapp' });
    const id = idOf(asked);
    expect(asked.data).toMatchObject({ channel: 'whatsapp', phone });
    const code = bench.auth.messaging.codeOf(id);
    bench.auth.clock.advance(30_000);
    expect(idOf(await bench.request({ phone, channel: 'sms' }))).toBe(id);
    expect(bench.sent(id).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms']);
    const done = await bench.verify({ phone, code });
    expect(done.data['user']).toMatchObject({ phone, phone_verified_at: expect.any(String) });
  });

  it.each([
    [{ phone: '+4915112345678', channel: 'email' }, 'body.channel'],
    [{ email: 'a@b.example', channel: 'sms' }, 'body.channel'],
    [{ phone: '+4915112345678', channel: 'voice' }, 'body.channel'],
    [{ phone: '+4915112345678', email: 'a@b.example' }, 'body.phone'],
    [{}, 'body.phone'],
  ])('422: refuses %j', async (body, location) => {
    const { status, error } = await bench.request(body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('200: keeps the texts of the caller and shows nobody else’s', async () => {
    const metadata = { order: '42' };
    const asked = await bench.request({ phone: bench.freshPhone(), metadata });
    expect((await bench.get(`/${idOf(asked)}`)).data).toMatchObject({ metadata });
  });
});

describe('words', () => {
  it.each([
    ['en', 'Your verification code is', '5 minutes'],
    ['de-AT', 'Ihr Bestätigungscode lautet', '5 Minuten'],
    ['fr', 'Votre code de vérification', '5 minutes'],
    ['es', 'Su código de verificación', '5 minutos'],
    ['ar', 'رمز التحقق', '5 دقائق'],
    ['ja', '確認コード', '5 分'],
    ['tlh', 'Your verification code is', '5 minutes'],
  ])('200: speaks %s', async (locale, words, duration) => {
    const id = idOf(await bench.request({ phone: bench.freshPhone(), locale }));
    expect(contentOf(id)?.text).toContain(words);
    expect(contentOf(id)?.text).toContain(duration);
    expect(bench.auth.messaging.codeOf(id)).toMatch(/^\d{6}$/);
  });

  it('200: writes from right to left where that is the way', async () => {
    const id = idOf(await bench.request({ email: 'rtl@example.com', locale: 'ar' }));
    expect(contentOf(id)?.html).toContain('dir="rtl"');
  });

  it('200: takes the words, the name and the colours of the project', async () => {
    const template = { text: '{{app}}: {{ code }} ({{duration}}) <b>', subject: 'Hallo {{app}}' };
    const branding = { name: 'Acme & "Co"'.replaceAll('"', ''), background_color: '#123456' };
    await bench.settings({ templates: { de: template }, default_locale: 'de' }, branding);
    const id = idOf(await bench.request({ email: 'own@example.com' }));
    const code = bench.auth.messaging.codeOf(id);
    expect(contentOf(id)).toMatchObject({
      subject: 'Hallo Acme & Co',
      text: `Acme & Co: ${code} (5 Minuten) <b>`,
    });
    const html = contentOf(id)?.html ?? '';
    expect(html).toContain('#123456');
    expect(html).toContain('&lt;b&gt;');
    expect(bench.sent(id)[0]?.sender_name).toBe('Acme & Co');
    const other = idOf(await bench.request({ email: 'other@example.com', locale: 'fr' }));
    expect(contentOf(other)?.text).toContain('Votre code de vérification Acme & Co');
    await bench.settings({ templates: {}, default_locale: 'en' });
  });

  it.each([
    { templates: { de: { text: 'no code' } } },
    { templates: { de: { text: '{{code}} {{password}}' } } },
    { templates: { de: { text: '{{code}} {{{{code}}}}' } } },
    { templates: { de: { text: '{{code}}', subject: 'a\r\nBcc: a@b.example' } } },
    { templates: { de: { text: '{{code}}', subject: '{{code}}' } } },
    { templates: { de: { text: `{{code}}${'x'.repeat(500)}` } } },
    { templates: { 'de; drop table otp': { text: '{{code}}' } } },
    { default_locale: 'english' },
  ])('422: refuses %j', async (otp) => {
    expect((await bench.settings(otp)).status).toBe(422);
  });
});

describe('rules of a project', () => {
  it.each([6, 7, 8])('200: codes of %i digits', async (code_length) => {
    await bench.settings({ code_length });
    const phone = bench.freshPhone();
    const code = bench.auth.messaging.codeOf(idOf(await bench.request({ phone })));
    expect(code).toHaveLength(code_length);
    expect((await bench.verify({ phone, code })).status).toBe(200);
    await bench.settings({ code_length: 6 });
  });

  it('409: a code lives as long as the project says', async () => {
    await bench.settings({ ttl_s: 60 });
    const phone = bench.freshPhone();
    const id = idOf(await bench.request({ phone }));
    await bench.settings({ ttl_s: 300 });
    expect(bench.sent(id)[0]?.validity_s).toBe(60);
    bench.auth.clock.advance(60_000);
    const late = await bench.verify({ id, code: bench.auth.messaging.codeOf(id) });
    expect([late.status, late.error.code]).toEqual([409, 'otp.expired']);
    expect(idOf(await bench.request({ phone }))).not.toBe(id);
  });

  it.each([
    { code_length: 5 },
    { code_length: 9 },
    { ttl_s: 59 },
    { ttl_s: 601 },
    { allowed_countries: ['XX'] },
    { test_numbers: [{ phone: '123', code: '123456' }] },
    { test_numbers: [{ phone: '+4915112345678', code: '12345' }] },
  ])('422: refuses %j', async (otp) => {
    expect((await bench.settings(otp)).status).toBe(422);
  });

  it('422: sends no codes to countries that are not on the list', async () => {
    await bench.settings({ allowed_countries: ['FR'] });
    const refused = await bench.request({ phone: bench.freshPhone() });
    expect([refused.status, refused.error.code]).toEqual([422, 'otp.country_not_allowed']);
    expect((await bench.request({ phone: '+33612345678' })).status).toBe(200);
    expect((await bench.request({ email: 'anywhere@example.com' })).status).toBe(200);
    await bench.settings({ allowed_countries: null });
  });

  it('200: a test number has its code, gets no message and meets no limit', async () => {
    const phone = '+15005550006'.replace('500555', '415555');
    await bench.settings({ test_numbers: [{ phone, code: '424242' }] });
    const count = bench.auth.messaging.taken.length;
    for (let times = 0; times < 12; times++) {
      expect((await bench.request({ phone })).status).toBe(200);
      expect((await bench.verify({ phone, code: '424243' })).status).toBe(422);
      expect((await bench.verify({ phone, code: '424242' })).status).toBe(200);
    }
    expect(bench.auth.messaging.taken).toHaveLength(count);
  });

  it('422: live mode has no test numbers', async () => {
    const path = `/projects/${bench.project.id}/auth-settings`;
    const token = await bench.auth.authKey(bench.project);
    const body = { otp: { test_numbers: [{ phone: '+14155550006', code: '424242' }] } };
    const { status, error } = await bench.auth.api(path, { method: 'PATCH', token, body });
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.otp.test_numbers']);
  });
});
