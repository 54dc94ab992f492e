/** Where what comes in is led to; asked for each caller, as a restarted server may be elsewhere. */
export type Target = () => Promise<{ readonly host: string; readonly port: number }>;

/** A port of this machine that leads elsewhere. */
export interface Forwarder {
  /** Lets go of the port and of every caller. */
  close(): Promise<void>;
}
