/** Hears that something has come or gone, and resolves once it has acted on it. */
type GuestListener = () => Promise<void>;

/**
 * Which project each sandbox and each network of a container engine belongs to, for whoever guards what
 * they may reach of this machine.
 */
export class AppGuests {
  readonly #projects = new Map<string, string>();
  readonly #networks = new Map<string, { readonly project: string; readonly cidrs: string[] }>();
  #listener: GuestListener = async () => undefined;
  #isComplete = false;

  /** Calls this after each change. */
  follow(listener: GuestListener): void {
    this.#listener = listener;
  }

  /** Projects by the address of a sandbox. */
  get sandboxes(): ReadonlyMap<string, string> {
    return this.#projects;
  }

  /** Projects by the name of their bridge at the container engine, with the networks behind it. */
  get networks(): ReadonlyMap<string, { readonly project: string; readonly cidrs: string[] }> {
    return this.#networks;
  }

  /** Whether it is known which sandboxes of an earlier process go on. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** To be awaited before anything is started at the address. */
  async enter(address: string, project: string): Promise<void> {
    this.#projects.set(address, project);
    await this.#listener();
  }

  leave(address: string): void {
    this.#projects.delete(address);
  }

  /** To be awaited before anything is started in the network. */
  async enterNetwork(bridge: string, project: string, cidrs: string[]): Promise<void> {
    this.#networks.set(bridge, { project, cidrs });
    await this.#listener();
  }

  /** From here on who is not known is not there. */
  async complete(): Promise<void> {
    if (this.#isComplete) return;
    this.#isComplete = true;
    await this.#listener();
  }
}
