import { randomUUID } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { PostgresBus } from '@skydeck/bus';
import { eventually } from '@skydeck/testing';
import type { DeviceRef } from '../devices/device-ref.js';
import { type AcceptedPosition, PositionListeners } from '../ingest/position-listener.js';
import { Bell } from './bell.js';
import { type FedPosition, packed } from './feed/fed-position.js';
import { PositionFeed } from './feed/position-feed.js';
import { WantedTenants } from './feed/wanted-tenants.js';
import { Mailbox } from './mailbox.js';
import { type Box, isFollowed, isInBox } from './stream-filter.js';

const TENANT = `prj_${randomUUID()}` as Tenant;
const fed = (deviceId: string, recordedAtMs: number, over: object = {}): FedPosition => ({
  tenant: TENANT,
  deviceName: deviceId,
  labels: [],
  position: { deviceId, recordedAtMs, lat: 1, lon: 1, ...over },
});

class CountingBus extends PostgresBus {
  published = 0;
  override async publish(topic: string, message: unknown): Promise<void> {
    this.published += 1;
    await super.publish(topic, message);
  }
}

describe('mailbox', () => {
  it('100,000 positions of 100 devices that nobody fetches: the latest of each waits', () => {
    const mailbox = new Mailbox(null, new Bell());
    for (let at = 1; at <= 100_000; at++) mailbox.put(fed(`dev_${at % 100}`, at));
    expect([mailbox.size, mailbox.dropped]).toEqual([100, 99_900]);
    expect(mailbox.take()!.fed.position.recordedAtMs).toBe(99_901);
  });

  it('tells nothing older than what it told', () => {
    const mailbox = new Mailbox(null, new Bell());
    mailbox.put(fed('dev_1', 5));
    mailbox.take();
    mailbox.put(fed('dev_1', 5));
    mailbox.put(fed('dev_1', 4));
    expect(mailbox.take()).toBeUndefined();
  });

  it('says once that a device has left the box, and nothing of what was never in it', () => {
    const mailbox = new Mailbox([0, 0, 2, 2], new Bell());
    const kinds = [
      fed('dev_2', 1, { lat: 9 }),
      fed('dev_1', 1),
      fed('dev_1', 2, { lat: 9 }),
      fed('dev_1', 3, { lat: 9 }),
      fed('dev_1', 4),
    ].map((one) => {
      mailbox.put(one);
      return mailbox.take()?.kind;
    });
    expect(kinds).toEqual([undefined, 'position', 'left', undefined, 'position']);
  });

  it('rings for who waits, and remembers a ring that nobody heard', async () => {
    const bell = new Bell();
    const mailbox = new Mailbox(null, bell);
    mailbox.put(fed('dev_1', 1));
    await bell.heard();
    const waiting = bell.heard();
    mailbox.put(fed('dev_1', 2));
    await waiting;
    expect(mailbox.size).toBe(1);
  });
});

describe('filters', () => {
  it.each<[string, Box | null, number, number, boolean]>([
    ['everywhere', null, 80, 170, true],
    ['inside', [43, 7, 44, 8], 43.5, 7.5, true],
    ['on the edge', [43, 7, 44, 8], 43, 8, true],
    ['north of it', [43, 7, 44, 8], 44.1, 7.5, false],
    ['across the 180th meridian', [-20, 170, -10, -170], -15, 179, true],
    ['and beyond it', [-20, 170, -10, -170], -15, -179, true],
    ['but not on the other side of the earth', [-20, 170, -10, -170], -15, 0, false],
  ])('%s', (_what, box, lat, lon, isInside) => {
    expect(isInBox(box, { lat, lon })).toBe(isInside);
  });

  it('need the device, and all labels', () => {
    const device = { id: 'dev_1', labels: ['north', 'fleet'] };
    expect(isFollowed({ devices: null, labels: ['fleet', 'north'] }, device)).toBe(true);
    expect(isFollowed({ devices: null, labels: ['fleet', 'south'] }, device)).toBe(false);
    expect(isFollowed({ devices: ['dev_2'], labels: [] }, device)).toBe(false);
  });
});

describe('messages of the bus', () => {
  it('stay below its limit, whatever devices say', () => {
    const attributes = { note: 'é'.repeat(250) };
    const many = Array.from({ length: 200 }, (_, index) => fed(`dev_${index}`, 1, { attributes }));
    const large = fed('dev_x', 1, {
      attributes: Object.fromEntries(many.map((_, index) => [`k${index}`, 'x'.repeat(200)])),
    });
    const messages = packed([...many, large]);
    expect(messages.flat()).toHaveLength(201);
    for (const one of messages) {
      expect(
        Buffer.byteLength(JSON.stringify({ from: randomUUID(), positions: one })),
      ).toBeLessThan(7000);
    }
    expect(messages.flat().at(-1)!.position.attributes).toBeNull();
  });

  it('are wanted for a while after somebody said so', () => {
    let nowMs = 0;
    const wanted = new WantedTenants(100, () => nowMs);
    expect(wanted.has('prj_1')).toBe(false);
    wanted.note(['prj_1']);
    nowMs = 99;
    expect(wanted.has('prj_1')).toBe(true);
    nowMs = 101;
    expect(wanted.has('prj_1')).toBe(false);
  });
});

describe('two processes', () => {
  const url = process.env['TEST_DATABASE_URL']!;
  const channel = `test_${randomUUID().slice(0, 8)}`;
  const buses = [new CountingBus(url, channel), new CountingBus(url, channel)];
  const listeners = [new PositionListeners(), new PositionListeners()];
  const feeds = buses.map((bus, index) => new PositionFeed(listeners[index]!, bus));

  beforeAll(async () => {
    await Promise.all(buses.map((bus) => bus.open()));
    for (const feed of feeds) feed.onModuleInit();
  });
  afterAll(async () => {
    for (const feed of feeds) feed.onModuleDestroy();
    await Promise.all(buses.map((bus) => bus.close()));
  });

  const device = {
    id: 'dev_1',
    tenant: TENANT,
    name: 'Van',
    labels: ['north'],
  } as unknown as DeviceRef;
  const accepted = (recordedAtMs: number, isLatest = true): AcceptedPosition => ({
    device,
    position: { recordedAtMs, lat: 1, lon: 1 },
    isLatest,
    receivedAt: new Date(),
  });
  const commit = (process: number, ...all: AcceptedPosition[]) =>
    listeners[process]!.all[0]!.afterCommit!(all);

  it('tell each other the latest of each device, and nothing that nobody follows', async () => {
    const before = buses[0]!.published;
    void commit(0, accepted(1));
    expect(buses[0]!.published).toBe(before);
    const heard: FedPosition[][] = [[], []];
    const leave = feeds.map((feed, index) =>
      feed.subscribe(TENANT, (one) => heard[index]!.push(one)),
    );
    let at = 2;
    // Until the other process has said what it follows.
    await eventually(() => {
      void commit(0, accepted(at++), accepted(at++), accepted(0, false));
      return heard[1]!.length > 0;
    });
    const [here, there] = heard.map((all) => all.map(({ position }) => position.recordedAtMs));
    expect(here!.every((ms) => ms % 2 === 1)).toBe(true);
    expect(there!.every((ms) => here!.includes(ms))).toBe(true);
    expect(heard[1]![0]).toMatchObject({ deviceName: 'Van', labels: ['north'] });
    for (const end of leave) end();
  });
});
