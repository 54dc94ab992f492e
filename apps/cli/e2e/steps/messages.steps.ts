import { CONSENT_STEPS } from './consent.steps.js';
import type { Step } from './step.js';

/** Templates, messages and batches. */
export const MESSAGE_STEPS: readonly Step[] = [
  { name: 'template push', rest: () => ['templates/greeting', '--publish'] },
  { name: 'template list' },
  { name: 'template pull', rest: () => ['greeting', '--dir', 'pulled'] },
  {
    name: 'template preview',
    rest: () => ['greeting', '--channel', 'sms', '--var', 'name=Ada'],
  },
  { name: 'template publish', rest: () => ['greeting', '--version-number', '1'] },
  { name: 'batch send', rest: () => ['batch.ndjson', '--name', 'walk'], keeps: { batch: 'id' } },
  { name: 'batch list' },
  { name: 'batch show', rest: ({ batch = '' }) => [batch] },
  {
    name: 'message list',
    rest: ({ batch = '' }) => ['--batch', batch],
    keeps: { message: '0.id' },
  },
  { name: 'message show', rest: ({ message = '' }) => [message] },
  { name: 'message cancel', rest: ({ message = '' }) => [message] },
  {
    name: 'message device add',
    rest: () => ['android', '--user', 'ada', '--app', 'com.example.walk'],
    input: 'walk:APA91bOfTheWalk',
    keeps: { device: 'id' },
  },
  { name: 'message device list', rest: () => ['--user', 'ada'] },
  { name: 'message device remove', rest: ({ device = '' }) => [device, '--yes'] },
  { name: 'message inbound list', rest: () => ['--channel', 'whatsapp', '--since', '2026-01-01'] },
  {
    name: 'message inbound show',
    rest: () => ['inb_00000000000000000000000000'],
    exits: [4],
  },
  { name: 'message windows', rest: () => ['--open'] },
  { name: 'batch cancel', rest: ({ batch = '' }) => [batch] },
  {
    name: 'message send',
    rest: () => ['--channel', 'sms', '--to', '+14155550123', '--text', 'Hello'],
  },
  { name: 'message tail', rest: () => ['--all', '--timeout', '2'], exits: [5] },
  { name: 'message insight', rest: () => ['--by', 'provider'] },
  { name: 'message segments', rest: () => ['Hello'] },
  { name: 'message tracking', rest: () => ['--opens', 'on'] },
  ...CONSENT_STEPS,
  { name: 'template delete', rest: () => ['greeting', '--yes'] },
];
