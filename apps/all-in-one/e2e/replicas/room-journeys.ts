import type { Replicated } from './replicated.js';

/** Rooms that one replica made. */
export function roomJourneys(at: () => Replicated): void {
  it('a room that one replica made is ruled by the other', async () => {
    const rooms = '/v1/projects/demo/costream/rooms';
    const room = String((await at().of('platform', 0, rooms, { body: { name: 'Talk' } }))['id']);
    const token = await at().of('platform', 1, `${rooms}/${room}/tokens`, {
      body: { identity: 'ada' },
    });
    const revoke = `${rooms}/${room}/tokens/${String(token['id'])}`;
    await at().of('platform', 0, revoke, { method: 'DELETE' });
    const gone = await at().of('platform', 1, `${rooms}/${room}`, { method: 'DELETE' });
    expect(gone).toMatchObject({ id: room });
  });
}
