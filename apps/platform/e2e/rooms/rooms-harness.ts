import { loadConfig } from '@skydeck/config';
import type { LeaveReason, ParticipantInfo, Permissions } from '@skydeck/costream/protocol';
import { newId } from '@skydeck/ids';
import { createPlatform, PlatformConfig } from '@skydeck/platform';
import { TestClock } from '@skydeck/testing';
import { type JoinVerdict, RoomKeeper, type Stay } from '../../src/costream/engine/room-keeper.js';
import { RoomSweeper } from '../../src/costream/rooms/room.sweeper.js';
import { Installation } from '../installation.js';
import { type Answer, LaunchpadHarness } from '../launchpad-harness.js';
import { RecordingEngine } from './recording-engine.js';

const SPEAKER: Permissions = {
  publish: ['camera', 'microphone'],
  subscribe: true,
  data: true,
  hidden: false,
  moderate: false,
};

async function listen(
  installation: Installation,
  engine: RecordingEngine,
  clock: TestClock,
): Promise<void> {
  const config = loadConfig(PlatformConfig, installation.environment);
  installation.platform = await createPlatform(config, { clock, rooms: () => engine });
  await installation.platform.listen();
}

/** Rooms on a real Postgres, with an engine that only remembers, and time that a test moves. */
export class RoomsHarness {
  private constructor(
    readonly api: LaunchpadHarness,
    readonly engine: RecordingEngine,
    readonly clock: TestClock,
  ) {}

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<RoomsHarness> {
    const installation = await Installation.start(environment, false, false);
    const [engine, clock] = [new RecordingEngine(), new TestClock()];
    await listen(installation, engine, clock);
    const api = await LaunchpadHarness.of(installation);
    const other = { name: 'Other', slug: 'other' };
    await api.post(`${installation.authUrl}/api/v1/projects`, other);
    return new RoomsHarness(api, engine, clock);
  }

  close(): Promise<void> {
    return this.api.close();
  }

  /** The platform is stopped, and another one goes on. */
  async restart(): Promise<void> {
    await this.api.installation.stopPlatform();
    await listen(this.api.installation, this.engine, this.clock);
  }

  get keeper(): RoomKeeper {
    return this.api.installation.platform!.app.get(RoomKeeper, { strict: false });
  }

  /** Moves time, and has what is due by then done. */
  async later(seconds: number): Promise<void> {
    this.clock.advance(seconds * 1000);
    await this.sweep();
  }

  async sweep(): Promise<void> {
    await this.api.installation.platform!.app.get(RoomSweeper, { strict: false }).sweep();
  }

  async room(body: object = {}): Promise<string> {
    const made = await this.api.post('/costream/rooms', body);
    if (made.status !== 201) throw new Error(JSON.stringify(made));
    return String(made.data['id']);
  }

  rooms(path = ''): string {
    return `/costream/rooms${path}`;
  }

  /** Address of something of the second project. */
  other(path: string): string {
    return `${this.api.installation.platformUrl}/v1/projects/other/costream/rooms${path}`;
  }

  async token(room: string, identity: string, more: object = {}): Promise<Answer['data']> {
    const made = await this.api.post(this.rooms(`/${room}/tokens`), { identity, ...more });
    if (made.status !== 201) throw new Error(JSON.stringify(made));
    return made.data;
  }

  async admit(room: string, identity: string, more: object = {}): Promise<JoinVerdict> {
    return this.keeper.admit(String((await this.token(room, identity, more))['token']));
  }

  /** Somebody comes in as engines tell it. */
  async join(room: string, identity: string, more: object = {}): Promise<Stay> {
    const verdict = await this.admit(room, identity, more);
    if (verdict.verdict === 'refused') throw new Error(verdict.why);
    const stay = stayOf(room, identity);
    await this.keeper.joined(stay, personOf(identity));
    return stay;
  }

  async leave(stay: Stay, why: LeaveReason = 'client'): Promise<void> {
    await this.keeper.left(stay, why);
  }

  async status(room: string): Promise<Answer['data']> {
    return (await this.api.get(this.rooms(`/${room}`))).data;
  }

  /** Types of the events of a room, oldest first. */
  async events(room: string, like: string): Promise<Record<string, unknown>[]> {
    const { installation } = this.api;
    const schema = String(installation.environment['PLATFORM_SCHEMA']);
    await installation.platform!.app.get(RoomSweeper, { strict: false }).sweep();
    return installation.rows(
      `select type, data from "${schema}".event where type like '${like}'
       and (subject = '${room}' or data ->> 'room_id' = '${room}') order by position`,
    );
  }

  /** Rows of the platform's schema. */
  rows<Row>(sql: (schema: string) => string): Promise<Row[]> {
    const schema = String(this.api.installation.environment['PLATFORM_SCHEMA']);
    return this.api.installation.rows<Row>(sql(`"${schema}"`));
  }
}

export const stayOf = (roomId: string, identity: string): Stay => ({
  roomId,
  sessionId: newId('prs'),
  identity,
});

export const personOf = (
  identity: string,
  more: Partial<ParticipantInfo> = {},
): ParticipantInfo => ({
  identity,
  name: identity,
  metadata: null,
  permissions: SPEAKER,
  tracks: [],
  hand_raised: false,
  joined_at: new Date().toISOString(),
  ...more,
});
