import { randomUUID } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import type { Bus } from './bus.js';

/** What every bus must do, whatever carries it. */
export function describeBus(name: string, create: (channel: string) => Bus): void {
  describe(`${name} bus`, () => {
    let channel: string;
    let here: Bus;
    let there: Bus;

    beforeEach(async () => {
      channel = `test_${randomUUID().slice(0, 8)}`;
      here = create(channel);
      there = create(channel);
      await Promise.all([here.open(), there.open()]);
    });

    afterEach(async () => {
      await Promise.all([here.close(), there.close()]);
    });

    it('reaches subscribers of the topic in every process, and only them', async () => {
      const heard: unknown[] = [];
      here.subscribe('revoked', (message) => heard.push(['here', message]));
      there.subscribe('revoked', (message) => heard.push(['there', message]));
      there.subscribe('other', (message) => heard.push(['wrong', message]));
      await here.publish('revoked', { id: 'key_1' });
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard).toEqual(
        expect.arrayContaining([
          ['here', { id: 'key_1' }],
          ['there', { id: 'key_1' }],
        ]),
      );
    });

    it('goes on when a handler throws', async () => {
      const heard: unknown[] = [];
      there.subscribe('revoked', () => {
        throw new Error('A broken handler.');
      });
      there.subscribe('revoked', (message) => heard.push(message));
      await here.publish('revoked', 1);
      await eventually(() => expect(heard).toEqual([1]));
    });

    it('delivers 50 messages sent at once', async () => {
      const heard: unknown[] = [];
      there.subscribe('revoked', (message) => heard.push(message));
      await Promise.all(Array.from({ length: 50 }, (_, index) => here.publish('revoked', index)));
      await eventually(() => expect(new Set(heard).size).toBe(50));
    });

    it('says that it is connected until it is closed', async () => {
      expect(there.isConnected()).toBe(true);
      await there.close();
      expect(there.isConnected()).toBe(false);
    });
  });
}
