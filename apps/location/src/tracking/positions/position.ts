/** What a device says beside its place: a text of at most 256 characters, a number, or yes and no. */
export type AttributeValue = string | number | boolean;

/** Where something was, and how it went there. */
export interface Fix {
  /** When it was there, by the clock of the device: milliseconds since 1970. */
  readonly recordedAtMs: number;
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lon: number;
  /** Metres in a second, 0 and more. */
  readonly speedMps?: number | null;
  /** Degrees clockwise from north, 0 up to 360. */
  readonly headingDeg?: number | null;
  /** Radius in metres within which it truly was. */
  readonly accuracyM?: number | null;
  /** Metres above the sea. */
  readonly altitudeM?: number | null;
  /** Charge left, 0 to 100. */
  readonly batteryPercent?: number | null;
  readonly attributes?: Readonly<Record<string, AttributeValue>> | null;
}

/** Where a known device was. */
export interface Position extends Fix {
  readonly deviceId: string;
}
