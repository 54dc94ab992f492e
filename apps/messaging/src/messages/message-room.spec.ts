import { MessageRoom } from './message-room.js';

async function deliver(room: MessageRoom, count: number, tookMs: number): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    await room.take(1);
    room.leave(1, tookMs);
  }
}

describe('room for messages in hand', () => {
  it('is for 32 at first, and the next waits until half of it is free', async () => {
    const room = new MessageRoom();
    expect(await room.take(100)).toBe(32);
    let taken = 0;
    const next = room.take(100).then((count) => (taken = count));
    room.leave(15);
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBe(0);
    room.leave(1);
    expect(await next).toBe(16);
  });

  it('grows to 200 while messages go swiftly, and shrinks to 32 when they do not', async () => {
    const room = new MessageRoom();
    await deliver(room, 500, 20);
    expect(await room.take(1000)).toBe(200);
    room.leave(200);
    await deliver(room, 1000, 5000);
    expect(await room.take(1000)).toBe(32);
  });

  it('lets each of 50 that come at once have a part, and never more than there is', async () => {
    const room = new MessageRoom();
    let [inHand, most] = [0, 0];
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let left = 10; left > 0;) {
          const taken = await room.take(left);
          left -= taken;
          inHand += taken;
          most = Math.max(most, inHand);
          await new Promise((resolve) => setImmediate(resolve));
          inHand -= taken;
          room.leave(taken);
        }
      }),
    );
    expect(most).toBeLessThanOrEqual(32);
    expect(inHand).toBe(0);
  });
});
