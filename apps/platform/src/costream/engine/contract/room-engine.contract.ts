import type { Permissions } from '@skydeck/costream/protocol';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { ParticipantNotThere, type RoomEngine } from '../room-engine.js';
import type { RoomSpec } from '../room-spec.js';

/** Somebody whom the suite lets into a room. */
export interface ContractGuest {
  /** Texts of data that came to them. */
  heard(): Promise<readonly string[]>;
  /** Whether they are still connected. */
  isConnected(): Promise<boolean>;
}

/** An engine with a way into its rooms. */
export interface ContractSetup {
  readonly engine: RoomEngine;
  /** A room that tokens can be made for; the engine does not know of it yet. */
  room(): Promise<RoomSpec>;
  /** Lets somebody in, who may do all but moderate. */
  enter(spec: RoomSpec, identity: string): Promise<ContractGuest>;
  /** Ends the engine as a crash does, and waits until it is back; where that can be done. */
  crash?(): Promise<void>;
}

const VIEWER: Permissions = {
  publish: [],
  subscribe: true,
  data: false,
  hidden: false,
  moderate: false,
};

/** What every engine of rooms does. */
export function roomEngineContract(setup: () => ContractSetup): void {
  const opened: string[] = [];
  const open = async (): Promise<RoomSpec> => {
    const spec = await setup().room();
    await setup().engine.openRoom(spec);
    opened.push(spec.id);
    return spec;
  };
  const identities = async (roomId: string): Promise<string[]> => {
    const here = await setup().engine.participants(roomId);
    return here.map(({ identity }) => identity).toSorted();
  };

  afterEach(async () => {
    for (const id of opened.splice(0)) await setup().engine.closeRoom(id, 'room_ended');
  });

  it('opens a room once, however often and at once it is asked', async () => {
    const { engine } = setup();
    const spec = await setup().room();
    opened.push(spec.id);
    await Promise.all(Array.from({ length: 50 }, async () => engine.openRoom(spec)));
    const held = await engine.rooms();
    expect(held.filter((id) => id === spec.id)).toEqual([spec.id]);
    expect(await engine.participants(spec.id)).toEqual([]);
  });

  it('closes a room with everybody in it, and one that is not there', async () => {
    const { engine } = setup();
    const spec = await open();
    const ada = await setup().enter(spec, 'ada');
    await engine.closeRoom(spec.id, 'room_ended');
    await eventually(async () => !(await ada.isConnected()));
    expect(await engine.rooms()).not.toContain(spec.id);
    await engine.closeRoom(spec.id, 'room_ended');
    await engine.closeRoom(newId('room'), 'room_ended');
  });

  it('lists who is in a room, in this one only', async () => {
    const [one, other] = [await open(), await open()];
    await setup().enter(one, 'ada');
    await setup().enter(one, 'bob');
    await setup().enter(other, 'cleo');
    await eventually(async () => (await identities(one.id)).length === 2);
    expect(await identities(one.id)).toEqual(['ada', 'bob']);
    expect(await identities(other.id)).toEqual(['cleo']);
    expect(await identities(newId('room'))).toEqual([]);
  });

  it('removes one, and leaves the others', async () => {
    const spec = await open();
    const ada = await setup().enter(spec, 'ada');
    const bob = await setup().enter(spec, 'bob');
    await setup().engine.remove(spec.id, 'ada', 'removed');
    await eventually(async () => !(await ada.isConnected()));
    expect(await bob.isConnected()).toBe(true);
    expect(await identities(spec.id)).toEqual(['bob']);
  });

  it('sends data to all, or to those who are named', async () => {
    const { engine } = setup();
    const spec = await open();
    const ada = await setup().enter(spec, 'ada');
    const bob = await setup().enter(spec, 'bob');
    await engine.sendData(spec.id, { from: null, topic: 't', payload: 'to bob' }, ['bob']);
    await engine.sendData(spec.id, { from: null, topic: 't', payload: 'to all' });
    await eventually(async () => (await bob.heard()).length === 2);
    await eventually(async () => (await ada.heard()).length === 1);
    expect(await ada.heard()).toEqual(['to all']);
  });

  it('changes what somebody may do, and how they are shown', async () => {
    const { engine } = setup();
    const spec = await open();
    await setup().enter(spec, 'ada');
    await engine.setPermissions(spec.id, 'ada', VIEWER);
    await engine.setProfile(spec.id, 'ada', { name: 'Ada L.', metadata: { desk: 7 } });
    await eventually(async () => {
      const [ada] = await engine.participants(spec.id);
      expect(ada).toMatchObject({ name: 'Ada L.', metadata: { desk: 7 }, permissions: VIEWER });
    });
  });

  it('silences what is not published yet without complaint', async () => {
    const { engine } = setup();
    const spec = await open();
    await setup().enter(spec, 'ada');
    await engine.muteTracks(spec.id, 'ada', { source: 'microphone' }, true);
    await engine.muteTracks(spec.id, 'ada', {}, false);
  });

  it('says who is not there, whatever is asked of them', async () => {
    const { engine } = setup();
    const { id } = await open();
    const asked = [
      engine.setPermissions(id, 'nobody', VIEWER),
      engine.setProfile(id, 'nobody', { name: 'x' }),
      engine.muteTracks(id, 'nobody', {}, true),
      engine.remove(id, 'nobody', 'removed'),
      engine.lowerHand(id, 'nobody'),
    ];
    for (const one of await Promise.allSettled(asked)) {
      expect(one).toMatchObject({ status: 'rejected' });
      expect((one as PromiseRejectedResult).reason).toBeInstanceOf(ParticipantNotThere);
    }
  });

  it('says that it can be used, and which processes carry it', async () => {
    const { engine } = setup();
    await open();
    expect(await engine.capabilities()).toMatchObject({ ready: true, obstacles: [] });
    const nodes = await engine.nodes();
    expect(nodes.every(({ isUp }) => isUp)).toBe(true);
    expect(nodes.length).toBeGreaterThan(0);
  });

  it('opens rooms again after it ended by itself', async () => {
    const { engine } = setup();
    const spec = await open();
    await setup().crash?.();
    await engine.openRoom(spec);
    expect(await engine.rooms()).toContain(spec.id);
    const ada = await setup().enter(spec, 'ada');
    expect(await ada.isConnected()).toBe(true);
  });
}
