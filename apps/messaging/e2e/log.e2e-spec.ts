import { Writable } from 'node:stream';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import { MessagingHarness } from './messaging-harness.js';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, {}, { level: 'trace', destination });
});

afterAll(() => messaging.close());

const code = {
  channel: 'sms',
  to: '+14155550123',
  content: { text: 'Your code is 735219' },
  project_id: null,
  kind: 'otp',
  validity_s: 60,
};

describe('the log', () => {
  it('202: tells that a message was taken, but neither its text nor its recipient', async () => {
    const { data } = await messaging.callInside('/messages', code);
    await eventually(() => lines.some((line) => line.includes('/internal/v1/messages')));
    await messaging.callInside('/messages', { ...code, content: { text: '' } });

    const { app } = messaging.service;
    await app.get(DataSource).query('alter table outbox_entry rename to outbox_gone');
    const failing = await messaging.callInside('/messages', code);
    await app
      .get(MessageDelivery)
      .deliver(String(failing.data['id']))
      .catch(() => undefined);
    await app.get(DataSource).query('alter table outbox_gone rename to outbox_entry');

    expect(data['status']).toBe('accepted');
    const log = lines.join('');
    expect(log).not.toContain('735219');
    expect(log).not.toContain('4155550123');
  });
});
