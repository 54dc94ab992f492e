/** What was chosen at the door. */
export interface Choices {
  /** Empty to be called as the token says. */
  readonly name: string;
  /** Null to join without. */
  readonly camera: DeviceChoice | null;
  readonly microphone: DeviceChoice | null;
}

interface DeviceChoice {
  /** Any when absent. */
  readonly deviceId?: string;
}
