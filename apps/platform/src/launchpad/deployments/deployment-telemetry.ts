import { inSpan, ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, type OnModuleInit, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';

const BUCKETS_S = [0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600];

/** What a deployment does at a time, as traces and metrics call it. */
export type Step =
  | 'clone'
  | 'pull'
  | 'detect'
  | 'build'
  | 'publish'
  | 'release'
  | 'start'
  | 'check'
  | 'switch'
  | 'retire';

/** Times the steps of deployments, and counts how deployments end. */
@Injectable()
export class DeploymentTelemetry implements OnModuleInit {
  readonly #steps;
  readonly #ended;

  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly metrics?: ServiceMetrics,
  ) {
    this.#steps = metrics?.histogram(
      'skydeck_deployment_step_seconds',
      'Time that a step of a deployment took, also when it failed.',
      ['step'],
      BUCKETS_S,
    );
    this.#ended = metrics?.counter(
      'skydeck_deployments_total',
      'Deployments that ended here, by how.',
      ['status'],
    );
  }

  onModuleInit(): void {
    this.metrics?.gauge(
      'skydeck_deployments',
      'Deployments that wait or are worked on now, by status.',
      ['status'],
      async () => {
        const rows = await this.dataSource.query<{ status: string; count: number }[]>(UNFINISHED);
        const none = { status: 'queued', count: 0 };
        const all = rows.some(({ status }) => status === 'queued') ? rows : [none, ...rows];
        return all.map(({ status, count }) => ({ labels: { status }, value: count }));
      },
    );
  }

  /** Does one step of a deployment. */
  async step<Result>(
    step: Step,
    deploymentId: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const end = this.#steps?.startTimer({ step });
    try {
      return await inSpan(`deployment ${step}`, { 'skydeck.deployment_id': deploymentId }, work);
    } finally {
      end?.();
    }
  }

  /** Says that a deployment came to its end. */
  ended(status: 'live' | 'failed' | 'cancelled'): void {
    this.#ended?.inc({ status });
  }
}

const UNFINISHED = `
  select status, count(*)::int as count from deployment where finished_at is null group by status`;
