import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { RtpSender } from './rtp-sender.js';

it('drops what an encoder still had when its stream is closed', async () => {
  const listener = createSocket('udp4').bind(0, '127.0.0.1');
  await once(listener, 'listening');
  const sender = new RtpSender({ port: listener.address().port, ssrc: 7, payloadType: 111 });
  const arrived = once(listener, 'message');
  sender.send(Buffer.from('one'), 960, false);
  await arrived;

  sender.close();
  expect(() => sender.send(Buffer.from('late'), 1920, false)).not.toThrow();
  expect(() => sender.close()).not.toThrow();
  listener.close();
});
