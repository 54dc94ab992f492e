import { Duplex } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { Aedes, type AuthenticateError, type Client, type PublishPacket } from 'aedes';
import { DeviceInlet } from '../device-inlet.js';
import { MessageInvalid, takeOwnPositions } from '../own-positions.js';
import { PacketSizes } from './packet-sizes.js';
import { positionsTopic, refusalsTopic } from './topics.js';

const LARGEST_BYTES = 512 * 1024;
const SIGN_IN_MS = 30_000;
const LONGEST_CLIENT_ID = 256;
/** MQTT 3.1.1, 3.2.2.3. */
const RETURN_CODES = { unavailable: 3, bad_password: 4 } as const;

/** Who a connection is of; the key is asked for again with each message, as it may be taken back. */
interface SignedIn {
  readonly id: string;
  readonly key: string;
}

/**
 * A broker to which devices send their positions: the user is the device, the password its ingest key.
 * A message of QoS 1 is answered once its positions are committed. Nothing is kept for anybody, so
 * sessions, wills and retained messages are let go of.
 */
@Injectable()
export class MqttBroker {
  readonly #logger = new Logger('MQTT');
  readonly #signedIn = new WeakMap<Client, SignedIn>();
  readonly #ends = new Set<() => void>();
  #broker: Promise<Aedes> | undefined;

  constructor(private readonly inlet: DeviceInlet) {}

  /** Speaks with a client. @param stream of a socket or a WebSocket */
  async handle(stream: Duplex): Promise<void> {
    this.#broker ??= this.#start();
    const broker = await this.#broker;
    const closed = this.inlet.opened('mqtt');
    const sized = stream.pipe(new PacketSizes(LARGEST_BYTES));
    const whole = Duplex.from({ readable: sized, writable: stream });
    const end = () => stream.destroy();
    this.#ends.add(end);
    stream.once('error', end).once('close', () => {
      this.#ends.delete(end);
      whole.destroy();
      closed();
    });
    sized.once('error', () => {
      this.inlet.ended('mqtt', 'oversize');
      end();
    });
    whole.on('error', end).once('close', end);
    broker.handle(whole);
  }

  /** Ends every connection. */
  async close(): Promise<void> {
    const broker = await this.#broker;
    for (const end of this.#ends) end();
    await new Promise<void>((resolve) => (broker ? broker.close(resolve) : resolve()));
  }

  async #start(): Promise<Aedes> {
    const broker = await Aedes.createBroker({
      connectTimeout: SIGN_IN_MS,
      maxClientsIdLength: LONGEST_CLIENT_ID,
      preConnect: (_client, packet, answer) => {
        // Nobody puts another device out by taking its client's name.
        packet.clientId = `${packet.username ?? ''}/${packet.clientId.slice(0, 128)}`;
        packet.clean = true;
        delete packet.will;
        answer(null, true);
      },
      authenticate: (client, user, password, answer) => {
        this.#admit(client, user, password?.toString()).then(
          (isKnown) => answer(isKnown ? null : refused('bad_password'), isKnown),
          (error: unknown) => answer(this.#failed(error), false),
        );
      },
      authorizePublish: (client, packet, answer) => {
        if (!client)
          return answer(packet.topic.startsWith('$SYS/') ? null : new Error('not allowed'));
        this.#publish(broker, client, packet).then(
          () => answer(null),
          (error: unknown) => answer(error as Error),
        );
      },
      authorizeSubscribe: (client, subscription, answer) => {
        const own = this.#signedIn.get(client)?.id ?? '';
        answer(null, subscription.topic === refusalsTopic(own) ? subscription : null);
      },
    });
    broker.on('clientError', (_client, error) => this.#logger.debug({ msg: error.message }));
    broker.on('connectionError', (_client, error) => this.#logger.debug({ msg: error.message }));
    return broker;
  }

  async #admit(client: Client, id: string | undefined, key = ''): Promise<boolean> {
    if (id === undefined || !(await this.inlet.withKey(key, id))) {
      this.inlet.ended('mqtt', 'unknown_device');
      return false;
    }
    this.#signedIn.set(client, { id, key });
    return true;
  }

  /** When it rejects, the connection ends without an answer, and the device sends it again. */
  async #publish(broker: Aedes, client: Client, packet: PublishPacket): Promise<void> {
    const { id, key } = this.#signedIn.get(client)!;
    packet.retain = false;
    const device = await this.inlet.withKey(key, id);
    const isOwn = packet.topic === positionsTopic(id);
    if (!device || !isOwn) {
      this.inlet.ended('mqtt', device ? 'foreign_topic' : 'unknown_device');
      throw new Error('not allowed');
    }
    try {
      const text = packet.payload.toString();
      const outcomes = await takeOwnPositions(this.inlet, 'mqtt', device, text);
      const refusals = outcomes.flatMap((one, index) =>
        one.status === 'refused'
          ? [{ index, code: one.code, field: one.field, message: one.message }]
          : [],
      );
      if (refusals.length > 0) tell(broker, id, refusals);
    } catch (error) {
      // It would be refused again: it is answered, and said why.
      if (error instanceof MessageInvalid)
        tell(broker, id, [{ code: 'invalid', message: error.message }]);
      else {
        this.#failed(error);
        throw error;
      }
    }
  }

  #failed(error: unknown): AuthenticateError {
    this.#logger.error({ msg: 'What a device sent was not stored.', err: error });
    return refused('unavailable');
  }
}

function refused(why: keyof typeof RETURN_CODES): AuthenticateError {
  const error: object = Object.assign(new Error(why), { returnCode: RETURN_CODES[why] });
  return error as AuthenticateError;
}

function tell(broker: Aedes, id: string, refusals: readonly object[]): void {
  const payload = JSON.stringify({ refused: refusals });
  const packet = {
    cmd: 'publish',
    topic: refusalsTopic(id),
    payload,
    qos: 0,
    dup: false,
    retain: false,
  };
  broker.publish(packet as PublishPacket, () => undefined);
}
