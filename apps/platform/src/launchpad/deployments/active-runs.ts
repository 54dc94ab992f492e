import { Bus } from '@skydeck/bus';
import { Injectable } from '@nestjs/common';
import { DeploymentErrors } from './deployment.errors.js';
import { DeploymentLeases } from './deployment-leases.js';
import { LeaseLost, type Lease } from './lease.js';

const CANCEL_TOPIC = 'launchpad.cancel';
const BEAT_EVERY_MS = 2_000;

/** The signal of a run, to be disposed of when the run has ended. */
export interface RunWatch extends Disposable {
  /** Aborted with `'shutdown'`, a `deployment.cancelled` error, or LeaseLost. */
  readonly signal: AbortSignal;
}

/** The deployments that this process works on: keeps them alive and can call them off. */
@Injectable()
export class ActiveRuns {
  readonly #runs = new Map<string, AbortController>();

  constructor(
    private readonly leases: DeploymentLeases,
    private readonly bus: Bus,
  ) {
    bus.subscribe(CANCEL_TOPIC, (message) => {
      this.#cancel((message as { deployment_id: string }).deployment_id);
    });
  }

  /** Says that a worker lives for as long as it is watched. */
  watch(lease: Lease): RunWatch {
    const controller = new AbortController();
    this.#runs.set(lease.id, controller);
    const timer = setInterval(() => void this.#beat(lease, controller), BEAT_EVERY_MS);
    return {
      signal: controller.signal,
      [Symbol.dispose]: () => {
        clearInterval(timer);
        this.#runs.delete(lease.id);
      },
    };
  }

  /** Tells whichever process works on it. The row says so too, should the message be lost. */
  async cancel(deploymentId: string): Promise<void> {
    this.#cancel(deploymentId);
    await this.bus.publish(CANCEL_TOPIC, { deployment_id: deploymentId }).catch(() => undefined);
  }

  /** Interrupts everything, to be taken up again by the next process. */
  shutDown(): void {
    for (const controller of this.#runs.values()) controller.abort('shutdown');
  }

  #cancel(deploymentId: string): void {
    this.#runs.get(deploymentId)?.abort(DeploymentErrors.cancelled());
  }

  async #beat(lease: Lease, controller: AbortController): Promise<void> {
    // A beat that fails is made up for by the next one; the row's age decides.
    const answer = await this.leases.beat(lease).catch(() => 'go on' as const);
    if (answer === 'cancel') controller.abort(DeploymentErrors.cancelled());
    if (answer === 'lost') controller.abort(new LeaseLost());
  }
}
