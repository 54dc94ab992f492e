import type { Product } from '@skydeck/auth-guard';

/** What the catalogue says of a meter. */
export interface MeterDefinition {
  /** The product that is billed; `every` when each product measures it for itself. */
  readonly product: Product | 'every';
  /** What one of it is. */
  readonly unit:
    | 'second'
    | 'megabyte'
    | 'megabyte_second'
    | 'message'
    | 'segment'
    | 'code'
    | 'delivery'
    | 'operation'
    | 'request';
  /** A `count` adds up what happened; a `time` adds up how long something was there. */
  readonly kind: 'count' | 'time';
  /** Whether what is there must be seen again and again; what is not is over since it last was. */
  readonly isWatched?: boolean;
  /** As people read it. */
  readonly name: string;
  readonly description: string;
}

/**
 * Everything that is measured. A product that wants to be billed adds its meters here, says what
 * happened in the transaction of the change, and gives them a price in `apps/platform/prices`:
 *
 * @example
 * 'videos.transcoded_seconds': { product: 'media', unit: 'second', kind: 'count', name: …, description: … },
 *
 * await usage.record(manager, { project, meter: 'videos.transcoded_seconds', quantity: 90n, occurredAt, key: job.id });
 *
 * @example What lasts, such as stored megabytes, is begun and ended; a new size is a new key.
 * await usage.begin(manager, { project, meter: 'files.megabyte_seconds', key: `${id}.1`, rate: 12n }, now);
 * await usage.end(manager, 'files.megabyte_seconds', `${id}.1`, later);
 */
export const METERS = {
  'app.replica_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'time',
    isWatched: true,
    name: 'App replicas',
    description: 'Seconds that replicas of apps were running.',
  },
  'app.memory_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    isWatched: true,
    name: 'App memory',
    description: 'Memory that running replicas may use, in MB, times the seconds they ran.',
  },
  'build.seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'count',
    name: 'Builds',
    description: 'Seconds that builds took, started seconds counted whole.',
  },
  'vps.vcpu_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'time',
    name: 'Server processors',
    description: 'Seconds that servers ran, times their processors.',
  },
  'vps.memory_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Server memory',
    description: 'Memory of running servers, in MB, times the seconds they ran.',
  },
  'vps.disk_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Server disks',
    description: 'Disks of servers, in MB, times the seconds they existed, running or not.',
  },
  'vps.volume_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Volumes',
    description: 'Volumes, in MB, times the seconds they existed, attached or not.',
  },
  'database.compute_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'time',
    isWatched: true,
    name: 'Databases',
    description: 'Seconds that databases were served.',
  },
  'database.memory_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    isWatched: true,
    name: 'Database memory',
    description: 'Memory of running dedicated databases, in MB, times the seconds they ran.',
  },
  'database.storage_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Database storage',
    description: 'Storage of databases, in MB, times the seconds they existed, full or not.',
  },
  'database.backup_megabyte_seconds': {
    product: 'platform',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Database backups',
    description: 'Backups and archives of databases, in MB, times the seconds they were kept.',
  },
  'rooms.broadcast_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'time',
    name: 'Room broadcasts',
    description: 'Seconds that rooms were broadcast, encoding included.',
  },
  'rooms.participant_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'time',
    name: 'Room participants',
    description: 'Seconds that people were in rooms, each of them counted.',
  },
  'rooms.recorded_seconds': {
    product: 'platform',
    unit: 'second',
    kind: 'count',
    name: 'Room recordings',
    description: 'Seconds of rooms that were recorded and can be played.',
  },
  'messages.sms': {
    product: 'messaging',
    unit: 'segment',
    kind: 'count',
    name: 'SMS',
    description: 'Segments of text messages that were sent; a long message has several.',
  },
  'messages.email': {
    product: 'messaging',
    unit: 'message',
    kind: 'count',
    name: 'E-mail',
    description: 'E-mails that were sent.',
  },
  'messages.push': {
    product: 'messaging',
    unit: 'message',
    kind: 'count',
    name: 'Push notifications',
    description: 'Push notifications that were sent.',
  },
  'messages.whatsapp': {
    product: 'messaging',
    unit: 'message',
    kind: 'count',
    name: 'WhatsApp messages',
    description: 'WhatsApp messages that were sent.',
  },
  'otp.sms': {
    product: 'auth',
    unit: 'code',
    kind: 'count',
    name: 'Codes by SMS',
    description: 'One-time codes handed over for sending by SMS; the SMS itself is included.',
  },
  'otp.whatsapp': {
    product: 'auth',
    unit: 'code',
    kind: 'count',
    name: 'Codes by WhatsApp',
    description: 'One-time codes handed over for sending by WhatsApp; the message is included.',
  },
  'otp.email': {
    product: 'auth',
    unit: 'code',
    kind: 'count',
    name: 'Codes by e-mail',
    description: 'One-time codes handed over for sending by e-mail; the e-mail is included.',
  },
  'payments.operations': {
    product: 'pay',
    unit: 'operation',
    kind: 'count',
    name: 'Payments',
    description:
      'Transfers, postings, reversals, holds and captures that were done; refusals are free.',
  },
  'files.received_megabytes': {
    product: 'vault',
    unit: 'megabyte',
    kind: 'count',
    name: 'Files received',
    description: 'Megabytes of files and new versions, started megabytes counted whole.',
  },
  'files.stored_megabyte_seconds': {
    product: 'vault',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Files stored',
    description: 'Megabytes of all files and their versions, times the seconds they are kept.',
  },
  'videos.received_megabytes': {
    product: 'media',
    unit: 'megabyte',
    kind: 'count',
    name: 'Uploaded video',
    description: 'Files that were uploaded or fetched, in MB; what was cut or cancelled is free.',
  },
  'videos.delivered_megabytes': {
    product: 'media',
    unit: 'megabyte',
    kind: 'count',
    name: 'Played video',
    description: 'Segments that the service sent to viewers, in MB.',
  },
  'videos.encoded_seconds': {
    product: 'media',
    unit: 'second',
    kind: 'count',
    name: 'Encoding',
    description: 'Seconds of video and sound that were encoded, each rendition counted.',
  },
  'videos.live_seconds': {
    product: 'media',
    unit: 'second',
    kind: 'count',
    name: 'Live video',
    description: 'Seconds that were broadcast to live streams, encoding included.',
  },
  'videos.stored_megabyte_seconds': {
    product: 'media',
    unit: 'megabyte_second',
    kind: 'time',
    name: 'Video storage',
    description: 'Files and renditions, in MB, times the seconds they were kept.',
  },
  'geocoding.requests': {
    product: 'location',
    unit: 'request',
    kind: 'count',
    name: 'Places that were looked for',
    description: 'Searches, suggestions and looks at places that were answered; each of a batch.',
  },
  'places.requests': {
    product: 'location',
    unit: 'request',
    kind: 'count',
    name: 'Places that were asked for',
    description: 'Places nearby, searches and details that were answered.',
  },
  'routing.requests': {
    product: 'location',
    unit: 'request',
    kind: 'count',
    name: 'Ways that were looked for',
    description: 'Routes, tables, areas, traces and nearest roads that were answered.',
  },
  'tracking.positions': {
    product: 'location',
    unit: 'operation',
    kind: 'count',
    name: 'Positions',
    description: 'Positions of devices that were kept; those that were known before are free.',
  },
  'webhooks.delivered': {
    product: 'every',
    unit: 'delivery',
    kind: 'count',
    name: 'Webhook deliveries',
    description: 'Events that a receiver took; attempts that failed are free.',
  },
} as const satisfies Record<string, MeterDefinition>;

/** Name of a meter; there are no others. */
export type Meter = keyof typeof METERS;

type OfKind<Kind extends MeterDefinition['kind']> = {
  [Name in Meter]: (typeof METERS)[Name]['kind'] extends Kind ? Name : never;
}[Meter];

/** A meter of what happened. */
export type CountMeter = OfKind<'count'>;
/** A meter of what lasted. */
export type TimeMeter = OfKind<'time'>;

/** What the catalogue says of a meter. */
export function meterOf(meter: Meter): MeterDefinition {
  return METERS[meter];
}

/** Every meter, in the order of the catalogue. */
export const METER_NAMES = Object.keys(METERS) as [Meter, ...Meter[]];
