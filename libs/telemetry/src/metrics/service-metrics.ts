import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processMetrics } from './process-metrics.js';

/** A value of a gauge with the labels that tell it from others. */
export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

const READ_TIMEOUT_MS = 2000;

/** The metrics of one service. Each service has its own, also where several share a process. */
export class ServiceMetrics {
  readonly #registry = new Registry();

  /** @param service short name such as `auth` */
  constructor(readonly service: string) {}

  /** Something that is counted as it happens. Labels take few values that are known beforehand. */
  counter<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ): Counter<Label> {
    return this.#once(name, () => {
      return new Counter({ name, help, labelNames: [...labelNames], registers: [this.#registry] });
    });
  }

  /** Something that takes time, in seconds. */
  histogram<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: readonly number[],
  ): Histogram<Label> {
    const shape = { name, help, labelNames: [...labelNames], buckets: [...buckets] };
    return this.#once(name, () => new Histogram({ ...shape, registers: [this.#registry] }));
  }

  /**
   * Something that is read only when somebody looks. A reading that fails or takes longer than 2 s
   * leaves the gauge empty: what is not known is not shown.
   */
  gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => readonly Reading[] | Promise<readonly Reading[]>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
      collect: async () => {
        const readings = await within(READ_TIMEOUT_MS, read).catch(() => []);
        gauge.reset();
        for (const { labels = {}, value } of readings) gauge.set({ ...labels }, value);
        // Without labels a reset gauge shows 0, which would be a lie.
        if (readings.length === 0 && labelNames.length === 0) gauge.remove();
      },
    });
  }

  /** A total that is kept elsewhere and only read here; it must never fall. */
  total(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: () => readonly Reading[],
  ): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
      collect: () => {
        counter.reset();
        for (const { labels = {}, value } of read()) counter.inc({ ...labels }, value);
      },
    });
  }

  /** Everything in Prometheus' text format, with the metrics of the process. */
  async text(): Promise<string> {
    return `${await this.#registry.metrics()}\n${await processMetrics().metrics()}`;
  }

  /** The `Content-Type` of {@link text}. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  #once<Metric extends Counter | Histogram>(name: string, make: () => Metric): Metric {
    return (this.#registry.getSingleMetric(name) as Metric | undefined) ?? make();
  }
}

async function within<Value>(ms: number, read: () => Value | Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The reading takes too long.')), ms);
  });
  return Promise.race([(async () => read())(), late]).finally(() => clearTimeout(timer));
}
