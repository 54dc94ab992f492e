import { type Tenant, tenantOf } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import type { ChannelDriver, OutboundMessage } from './channel.driver.js';

/** A driver, and how often its far end has seen a message. */
export interface DriverUnderTest {
  readonly driver: ChannelDriver;
  /** Whom it sends to, where that is no address or number. */
  readonly recipient?: string;
  /** Makes the far end know a message before it is sent, where it must. */
  prepare(message: OutboundMessage): Promise<void>;
  arrivals(messageId: string): Promise<number>;
  close(): Promise<void>;
}

/** What every driver must do. Each driver's spec calls this with a way to make that driver. */
export function describeChannelDriver(name: string, make: () => Promise<DriverUnderTest>): void {
  describe(`${name} keeps the driver contract`, () => {
    let tested: DriverUnderTest;

    beforeAll(async () => {
      tested = await make();
    });

    afterAll(() => tested.close());

    async function outbound(tenant: Tenant | null = null): Promise<OutboundMessage> {
      const [channel = 'sms'] = tested.driver.channels;
      const message: OutboundMessage = {
        id: newId('msg'),
        tenant,
        channel,
        recipient: tested.recipient ?? (channel === 'email' ? 'ada@example.com' : '+14155550123'),
        sender: 'Skydeck',
        content: { text: 'Hello', ...(channel === 'email' && { subject: 'Hello' }) },
        kind: 'otp',
      };
      await tested.prepare(message);
      return message;
    }

    const send = (message: OutboundMessage) =>
      tested.driver.send(message, AbortSignal.timeout(10_000));

    it('names itself and its channels', () => {
      expect(tested.driver.name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(tested.driver.channels).not.toHaveLength(0);
    });

    it('delivers a message and says under which name', async () => {
      const message = await outbound();
      const receipt = await send(message);
      expect(receipt.providerId).not.toBe('');
      expect(['sent', 'delivered']).toContain(receipt.status);
      expect(await tested.arrivals(message.id)).toBe(1);
    });

    it('delivers once and gives the same receipt, if it may be repeated', async () => {
      const message = await outbound(tenantOf('prj_demo'));
      const receipt = await send(message);
      const repeated = tested.driver.isRepeatable
        ? await Promise.all(Array.from({ length: 20 }, () => send(message)))
        : [];
      for (const again of repeated) expect(again).toEqual(receipt);
      expect(await tested.arrivals(message.id)).toBe(1);
    });
  });
}
