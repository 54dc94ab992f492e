import { eventually } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

const MJML = `<mjml><mj-body><mj-section><mj-column>
  <mj-text><h1>Hello {{ name }}</h1>{% for item in items %}<p>{{ item.title }}</p>{% endfor %}</mj-text>
  <mj-button href="{{ link }}">Open</mj-button>
</mj-column></mj-section></mj-body></mjml>`;

const ORDER = {
  name: 'order',
  variables: {
    name: { max_chars: 40 },
    link: { type: 'url' },
    items: { type: 'list', required: false },
    total: { type: 'number', default: 7 },
  },
  locales: {
    en: {
      email: { subject: 'Order of {{ name }}', mjml: MJML },
      sms: { text: 'Hello {{ name }}, {{ total }} to pay: {{ link }}' },
    },
    de: { sms: { text: 'Hallo {{ name }}, {{ total }} offen: {{ link }}' } },
  },
};
const FILLED = { name: '<b>Ada</b> & Co', link: 'https://example.com/?a=1&b=2' };

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { QUOTA_TEMPLATES: '3' });
  key = messaging.auth.key('demo');
  await messaging.call(key, '/templates', ORDER);
});

afterAll(() => messaging.close());

const simple = (name: string) => ({ name, locales: { en: { sms: { text: 'Hi' } } } });

const preview = (body: object) => messaging.call(key, '/templates/order/preview', body);

describe('a template', () => {
  it('200: makes HTML and text of MJML, and escapes values in the HTML only', async () => {
    const { data } = await preview({ channel: 'email', variables: FILLED });
    const { subject, html, text } = data['content'] as Record<string, string>;
    expect(subject).toBe('Order of <b>Ada</b> & Co');
    expect(html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; Co');
    expect(html).toContain('href="https://example.com/?a=1&amp;b=2"');
    expect(html).not.toContain('<b>Ada');
    expect(text).toContain('Hello <b>Ada</b> & Co');
    expect(text).toContain('https://example.com/?a=1&b=2');
  });

  it('200: fills lists and defaults', async () => {
    const variables = { ...FILLED, items: [{ title: 'One' }, { title: '<Two>' }] };
    const { data } = await preview({ channel: 'email', variables });
    expect(data['content']).toMatchObject({
      html: expect.stringContaining('&lt;Two&gt;') as string,
    });
    const sms = await preview({ channel: 'sms', variables: FILLED });
    expect(sms.data['content']).toEqual({
      text: 'Hello <b>Ada</b> & Co, 7 to pay: https://example.com/?a=1&b=2',
    });
  });

  it.each([
    ['de-AT', 'de'],
    ['de', 'de'],
    ['DE-at', undefined],
    ['fr', 'en'],
    ['pt-BR', 'en'],
  ])('falls back from the language %s to %s', async (wanted, found) => {
    const { status, data } = await preview({ channel: 'sms', locale: wanted, variables: FILLED });
    if (found === undefined) expect(status).toBe(422);
    else expect(data['locale']).toBe(found);
  });

  it.each([
    ['a missing variable', { link: FILLED.link }, 'body.variables.name', 'missing_variable'],
    ['an unknown variable', { ...FILLED, nam: 1 }, 'body.variables.nam', 'unknown_variable'],
    [
      'a script for an address',
      { ...FILLED, link: 'javascript:alert(1)' },
      'body.variables.link',
      'invalid_format',
    ],
    ['a text for a number', { ...FILLED, total: '7' }, 'body.variables.total', 'invalid_type'],
    [
      'a text that is too long',
      { ...FILLED, name: 'a'.repeat(41) },
      'body.variables.name',
      'too_big',
    ],
    ['a list of texts', { ...FILLED, items: ['a'] }, 'body.variables.items', 'invalid_union'],
    [
      '101 items',
      { ...FILLED, items: Array.from({ length: 101 }, () => ({})) },
      'body.variables.items',
      'too_big',
    ],
    [
      'a header in a subject',
      { ...FILLED, name: 'A\r\nBcc: e@x.io' },
      'body.variables.subject',
      'invalid_format',
    ],
  ])('422: refuses %s, and names it', async (_name, variables, location, code) => {
    const { status, error } = await preview({ channel: 'email', variables });
    expect(status).toBe(422);
    expect(error.errors[0]).toMatchObject({ location, code });
  });

  it.each([
    [
      'a gap that is not declared',
      { en: { sms: { text: '{{ x }}' } } },
      'body.locales.en.sms.text',
    ],
    ['a tag without end', { en: { sms: { text: '{% if name %}' } } }, 'body.locales.en.sms.text'],
    [
      'an unknown filter',
      { en: { sms: { text: '{{ name | eval }}' } } },
      'body.locales.en.sms.text',
    ],
    [
      'another template',
      { en: { sms: { text: '{% include "/etc/passwd" %}' } } },
      'body.locales.en.sms.text',
    ],
    [
      'MJML that is none',
      { en: { email: { subject: 'a', mjml: 'hello' } } },
      'body.locales.en.email.mjml',
    ],
    [
      'an unknown element',
      { en: { email: { subject: 'a', mjml: '<mjml><mj-body><mj-x/></mj-body></mjml>' } } },
      'body.locales.en.email.mjml',
    ],
    [
      'MJML and HTML',
      { en: { email: { subject: 'a', mjml: 'b', html: 'c' } } },
      'body.locales.en.email.html',
    ],
    [
      'two lines of subject',
      { en: { email: { subject: 'a\nb', html: 'c' } } },
      'body.locales.en.email.subject',
    ],
    ['no language', {}, 'body.locales'],
    ['no channel', { en: {} }, 'body.locales.en'],
  ])('422: refuses %s', async (_name, locales, location) => {
    const body = { name: 'bad', variables: { name: {} }, locales };
    const { status, error } = await messaging.call(key, '/templates', body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('200: never reads a file, nor what an object inherits', async () => {
    const mjml =
      '<mjml><mj-body><mj-include path="/etc/passwd" type="html" /><mj-section><mj-column><mj-text>' +
      '[{{ name.constructor }}{{ name.__proto__ }}]</mj-text></mj-column></mj-section></mj-body></mjml>';
    const template = {
      variables: { name: {} },
      locales: { en: { email: { subject: 'a', mjml } } },
    };
    const body = { template, channel: 'email', variables: { name: 'Ada' } };
    const { data, status } = await messaging.call(key, '/templates/render', body);
    expect(status).toBe(200);
    expect(JSON.stringify(data)).not.toContain('root:');
    expect((data['content'] as { html: string }).html).toMatch(/\[\s*\]/);
  });

  it('422: ends a template that would fill memory', async () => {
    const text =
      '{% for a in (1..9999) %}{% for b in (1..9999) %}{{ name }}{% endfor %}{% endfor %}';
    const template = { variables: { name: {} }, locales: { en: { push: { text } } } };
    const body = { template, channel: 'push', variables: { name: 'a'.repeat(1000) } };
    const { status, error } = await messaging.call(key, '/templates/render', body);
    expect([status, error.errors[0]?.code]).toEqual([422, 'invalid_rendering']);
  });
});

describe('versions of a template', () => {
  it('sends what is published, not what is newest', async () => {
    const message = { channel: 'sms', to: '+14155550123', template: 'order', variables: FILLED };
    const early = await messaging.call(key, '/messages', message);
    expect([early.status, early.error.code]).toEqual([409, 'template.not_published']);

    await messaging.call(key, '/templates/order/publish', {});
    const patch = { method: 'PATCH' };
    const locales = { en: { sms: { text: 'New {{ name }}' } } };
    const changed = await messaging.call(key, '/templates/order', { locales }, patch);
    expect(changed.data).toMatchObject({ latest_version: 2, published_version: 1 });

    const { data, status } = await messaging.call(key, '/messages', {
      ...message,
      locale: 'de-AT',
    });
    expect(status).toBe(202);
    expect(data).toMatchObject({
      content: { text: 'Hallo <b>Ada</b> & Co, 7 offen: https://example.com/?a=1&b=2' },
      template: { version: 1, locale: 'de' },
    });
    await messaging.call(key, '/templates/order/publish', { version: 2 });
    const later = await messaging.call(key, '/messages', message);
    expect(later.data['content']).toEqual({ text: 'New <b>Ada</b> & Co' });
    await eventually(async () => {
      const { data: events } = await messaging.call(key, '/events?type=template.*&sort=created_at');
      expect(events.items.map(({ type }) => type)).toEqual([
        'template.created',
        'template.published',
        'template.updated',
        'template.published',
      ]);
    });
  });

  it('200: lists and reads them, and previews an old one', async () => {
    const { data } = await messaging.call(key, '/templates/order/versions?limit=1');
    expect(data.items).toMatchObject([{ number: 2, is_published: true }]);
    const first = await messaging.call(key, '/templates/order/versions/1');
    expect(first.data).toMatchObject({ number: 1, locales: ORDER.locales });
    const old = await preview({ channel: 'sms', version: 1, variables: FILLED });
    expect(old.data['content']).toMatchObject({
      text: expect.stringContaining('to pay') as string,
    });
  });

  it('gives every change its own number, 50 at once', async () => {
    const patch = { method: 'PATCH' };
    const texts = Array.from({ length: 50 }, (_, index) => `Number ${index}`);
    const change = (text: string) =>
      messaging.call(key, '/templates/order', { locales: { en: { sms: { text } } } }, patch);
    const answers = await Promise.all(texts.map(change));
    const numbers = answers.map(({ data }) => data['latest_version'] as number);
    expect(new Set(numbers).size).toBe(50);
    expect(Math.max(...numbers)).toBe(52);
  });

  it('412: refuses a change of what has changed meanwhile', async () => {
    const stale = { method: 'PATCH', headers: { 'if-match': 'W/"1"' } };
    const answer = await messaging.call(key, '/templates/order', { description: 'a' }, stale);
    expect([answer.status, answer.error.code]).toEqual([412, 'precondition_failed']);
  });
});

describe('templates of a project', () => {
  it('404: are hidden from others', async () => {
    const stranger = messaging.auth.key('stranger');
    for (const path of ['/templates/order', '/templates/order/versions']) {
      const { status, error } = await messaging.call(stranger, path);
      expect([status, error.code]).toEqual([404, 'template.not_found']);
    }
    const body = { channel: 'sms', to: '+14155550123', template: 'order' };
    expect((await messaging.call(stranger, '/messages', body)).status).toBe(404);
  });

  it('409 and 429: have names of their own, and a quota', async () => {
    expect((await messaging.call(key, '/templates', ORDER)).error.code).toBe('template.name_taken');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        messaging.call(key, '/templates', simple(`t${index}`)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ error }) => error?.code === 'quota_exceeded')).toHaveLength(48);
    const { data } = await messaging.call(key, '/templates?published=true');
    expect(data.items).toMatchObject([{ name: 'order' }]);
  });

  it('200: are deleted with their versions, and messages stay', async () => {
    const { data } = await messaging.call(key, '/templates/order', undefined, { method: 'DELETE' });
    expect(data).toMatchObject({ deleted: true });
    expect((await messaging.call(key, '/templates/order')).status).toBe(404);
    const messages = await messaging.call(key, '/messages');
    expect(messages.data.items[0]).toMatchObject({ content: { text: 'New <b>Ada</b> & Co' } });
  });

  it.each([
    ['nothing to say', {}, 'body.content'],
    ['content and a template', { content: { text: 'a' }, template: 'order' }, 'body.content'],
    ['variables of no template', { content: { text: 'a' }, variables: {} }, 'body.variables'],
    ['a language of no template', { content: { text: 'a' }, locale: 'de' }, 'body.locale'],
  ])('422: refuses a message with %s', async (_name, body, location) => {
    const sms = { channel: 'sms', to: '+14155550123', ...body };
    const { status, error } = await messaging.call(key, '/messages', sms);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });
});
