import { eventually } from '@skydeck/testing';
import { WebSocket } from 'ws';
import { type Replicated, SOON } from './replicated.js';

/** Devices that are followed at one replica and report to the other. */
export function locationJourneys(at: () => Replicated): void {
  it('WebSocket: a position that one replica took is told by the other, and geofences once', async () => {
    const device = String(
      (await at().of('location', 0, '/api/v1/devices', { body: { name: 'Van' } }))['id'],
    );
    const shape = { type: 'circle', center: { lat: 43.75, lon: 7.5 }, radius_m: 200 };
    await at().of('location', 1, '/api/v1/geofences', { body: { name: 'Yard', shape } });
    const url = at().at('location', 1, '/api/v1/stream').replace('http', 'ws');
    const headers = { authorization: `Bearer ${at().keys.get('location')}` };
    const socket = new WebSocket(url, { headers });
    const told: { type: string; data?: { device_id?: string } }[] = [];
    socket.on('message', (bytes: Buffer) => told.push(JSON.parse(bytes.toString()) as never));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    try {
      const positions = [0, 1].map((index) => ({
        device_id: device,
        recorded_at: new Date(Date.now() - 60_000 + index * 1000).toISOString(),
        lat: 43.5 + index / 4,
        lon: 7.25 + index / 4,
      }));
      await at().of('location', 0, '/api/v1/positions', {
        body: { positions: positions.slice(0, 1) },
      });
      await at().of('location', 0, '/api/v1/positions', {
        body: { positions: positions.slice(1) },
      });
      await eventually(() => {
        expect(told.some(({ data }) => data?.device_id === device)).toBe(true);
      }, SOON);
    } finally {
      socket.terminate();
    }
    const found = await eventually(async () => {
      const path = `/api/v1/events?type=geofence.entered&limit=100`;
      const events = await at().items('location', 1, path);
      expect(events.length).toBeGreaterThan(0);
      return events;
    }, SOON);
    expect(found).toHaveLength(1);
    const last = await at().of('location', 1, `/api/v1/devices/${device}`);
    expect(last['last_position']).toMatchObject({ lat: 43.75, lon: 7.5 });
  });
}
