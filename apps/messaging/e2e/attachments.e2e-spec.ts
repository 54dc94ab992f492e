import { DataSource } from 'typeorm';
import PostalMime from 'postal-mime';
import { composeMail } from '../src/drivers/smtp/compose-mail.js';
import { MessageClaims } from '../src/messages/message-claims.js';
import { MessagingHarness } from './messaging-harness.js';

const mail = { channel: 'email', to: 'ada@example.com', content: { subject: 'Hi', text: 'See' } };
const later = () => new Date(Date.now() + 3_600_000).toISOString();
const file = (change: object = {}) => ({
  filename: 'Größe 1.pdf',
  content_type: 'application/pdf',
  content: Buffer.from('%PDF-1.4 \u0000 \r\n.\r\n').toString('base64'),
  ...change,
});

let messaging: MessagingHarness;
let key: string;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
  key = messaging.auth.key('demo');
});

afterAll(() => messaging.close());

const send = (body: object) => messaging.call(key, '/messages', { ...mail, ...body });

describe('attachments', () => {
  it('202: arrive in the mail as they were given', async () => {
    const { data, status } = await send({
      attachments: [file(), file({ filename: 'b.pdf' })],
      send_at: later(),
    });
    expect(status).toBe(202);
    expect(data['content']).toMatchObject({
      attachments: [{ filename: 'Größe 1.pdf', size_bytes: 16 }, {}],
    });

    const claims = new MessageClaims(messaging.service.app.get(DataSource));
    const now = new Date();
    const claim = await claims.claim(String(data['id']), now, new Date(now.getTime() + 60_000));
    if (!claim) throw new Error('The message was not there.');
    const head = {
      from: 'a@example.com',
      name: 'A',
      returnPath: null,
      dkim: null,
      unsubscribeUrl: null,
    };
    const { attachments } = await PostalMime.parse(await composeMail(claim.message, head));
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Größe 1.pdf', 'application/pdf'],
      ['b.pdf', 'application/pdf'],
    ]);
    const content = attachments[0]?.content as ArrayBuffer;
    expect(Buffer.from(content).toString('base64')).toBe(file().content);
  });

  it.each([
    ['what is no base64', [file({ content: 'a$b=' })], 'body.attachments.0.content'],
    ['base64 without its end', [file({ content: 'abcde' })], 'body.attachments.0.content'],
    ['an empty file', [file({ content: '' })], 'body.attachments.0.content'],
    ['a header in a name', [file({ filename: 'a\r\nBcc: e@x.io' })], 'body.attachments.0.filename'],
    ['a quote in a name', [file({ filename: 'a".pdf' })], 'body.attachments.0.filename'],
    ['a path', [file({ filename: '../a.pdf' })], 'body.attachments.0.filename'],
    ['a program', [file({ filename: 'Invoice.pdf.EXE' })], 'body.attachments.0.filename'],
    ['a hidden direction', [file({ filename: 'a\u202Efdp.x' })], 'body.attachments.0.filename'],
    [
      'a header in a type',
      [file({ content_type: 'text/plain\r\nX: y' })],
      'body.attachments.0.content_type',
    ],
    ['no type', [file({ content_type: 'pdf' })], 'body.attachments.0.content_type'],
    ['11 files', Array.from({ length: 11 }, () => file()), 'body.attachments'],
    [
      '701 KiB',
      [file({ content: Buffer.alloc(701 * 1024).toString('base64') })],
      'body.attachments',
    ],
    ['an address', [{ url: 'http://169.254.169.254/' }], 'body.attachments.0.filename'],
  ])('422: refuses %s', async (_name, attachments, location) => {
    const { status, error } = await send({ attachments });
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('422: go with e-mail only', async () => {
    const sms = { channel: 'sms', to: '+14155550123', content: { text: 'a' } };
    const { error } = await messaging.call(key, '/messages', { ...sms, attachments: [file()] });
    expect(error.errors).toMatchObject([{ location: 'body.attachments' }]);
  });
});
