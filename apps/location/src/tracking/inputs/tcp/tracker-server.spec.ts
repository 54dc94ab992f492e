import { DEVICE_PROTOCOLS_BY_NAME } from '../../protocols/device-protocol.js';
import { PROTOCOL_FRAMES } from '../../protocols/fixtures/frames.js';
import { describeTrackerServer } from './tracker-server.contract.js';

const ANSWERS = {
  gt06: { accept: '787805010001d9dc0d0a', hasReceipt: false },
  teltonika: { accept: '01', hasReceipt: true },
} as const;

for (const protocol of Object.values(DEVICE_PROTOCOLS_BY_NAME)) {
  describeTrackerServer(protocol, PROTOCOL_FRAMES[protocol.name], ANSWERS[protocol.name]);
}
