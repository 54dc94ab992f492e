import { type Product, ServiceClient } from '@skydeck/auth-guard';
import {
  type Meter,
  type UsageItem,
  type UsageRange,
  UsageReader,
  UsageReport,
} from '@skydeck/usage';
import { Injectable, Logger } from '@nestjs/common';

const TIMEOUT_MS = 3000;

/** Where the other products tell their usage. */
export type Neighbours = Readonly<Record<Exclude<Product, 'platform'>, string>>;

/** What is known of a project's usage. */
export interface FoundUsage {
  readonly items: readonly UsageItem[];
  /** The products that did not answer: what they measured is missing, not zero. */
  readonly incomplete: readonly string[];
}

/** Asks every product for the usage of a project. */
@Injectable()
export class ProductUsage {
  readonly #logger = new Logger('Usage');

  constructor(
    private readonly neighbours: Neighbours,
    private readonly own: UsageReader,
    private readonly client: ServiceClient,
  ) {}

  async of(projectId: string, range: UsageRange, meter?: Meter): Promise<FoundUsage> {
    const others = Object.entries(this.neighbours).map(async ([product, url]) => {
      try {
        return { items: await this.#ask(url, projectId, range, meter), missing: [] };
      } catch (error) {
        this.#logger.warn({
          msg: 'A product does not tell its usage.',
          product,
          reason: String(error),
        });
        return { items: [], missing: [product] };
      }
    });
    const { items } = await this.own.report(projectId, range, meter);
    const found = await Promise.all(others);
    return {
      items: [...items, ...found.flatMap((one) => one.items)],
      incomplete: found.flatMap(({ missing }) => missing),
    };
  }

  async #ask(
    base: string,
    projectId: string,
    { from, to, granularity }: UsageRange,
    meter?: Meter,
  ): Promise<UsageItem[]> {
    const url = new URL('/internal/v1/usage', base);
    const query = { project_id: projectId, from: from.toISOString(), to: to.toISOString() };
    url.search = new URLSearchParams({ ...query, granularity, ...(meter && { meter }) }).toString();
    const call = { method: 'GET', timeoutMs: TIMEOUT_MS } as const;
    return UsageReport.parse(await this.client.call(url.href, call)).items;
  }
}
