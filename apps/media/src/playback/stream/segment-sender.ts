/** Who sends segments. */
export abstract class SegmentSender {
  /** The service, or a server in front that asks it. */
  abstract readonly by: 'node' | 'nginx';
  /** Where such a server tells what it sent. */
  abstract readonly logHost: string;
  abstract readonly logPort: number;
}
