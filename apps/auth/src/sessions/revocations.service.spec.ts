import { Bus } from '@skydeck/bus';
import { eventually } from '@skydeck/testing';
import { RevocationsService } from './revocations.service.js';

/** A bus whose connection comes back after a number of tries. */
class BrokenBus extends Bus {
  readonly sent: unknown[] = [];
  constructor(private failures: number) {
    super();
  }
  async publish(_topic: string, message: unknown) {
    if (this.failures-- > 0) throw new Error('The bus is not connected.');
    this.sent.push(message);
  }
  subscribe() {}
  isConnected() {
    return this.failures <= 0;
  }
  generation() {
    return 1;
  }
  async open() {}
  async close() {}
}

describe('RevocationsService', () => {
  it('sends the news once the bus is back, and never fails the request', async () => {
    const bus = new BrokenBus(2);
    const revocation = { kind: 'session', session_id: 'ses_1' } as const;
    await new RevocationsService(bus).announce(revocation);
    expect(bus.sent).toEqual([]);
    await eventually(() => bus.sent.length === 1, { timeoutMs: 3000 });
    expect(bus.sent).toEqual([revocation]);
  });
});
