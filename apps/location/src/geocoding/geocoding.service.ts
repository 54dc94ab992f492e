import type { Tenant } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { RequestUsage } from '../usage/request-usage.js';
import { merged, nearest } from './engines/embedded/merge.js';
import { type FoundPlaces, GeocodingEngine } from './engines/geocoding-engine.js';
import { GeocodingMetrics } from './geocoding-metrics.js';
import { OwnPlacesFound } from './own-places-found.js';
import type { Question } from './question.js';
import type { GeocodeBatch } from './routes/geocoding.schema.js';
import { attributionOf, joined, presentPlace } from './routes/present-place.js';
import { questionOf, refusalOf } from './routes/read-question.js';

const AT_ONCE = 8;
const USUAL_LIMITS = { search: 10, structured: 10, suggest: 5, reverse: 1 } as const;

/** Finds places of a project by words, and words by places. */
@Injectable()
export class Geocoding {
  constructor(
    private readonly engine: GeocodingEngine,
    private readonly own: OwnPlacesFound,
    private readonly metrics: GeocodingMetrics,
    private readonly usage: RequestUsage,
  ) {}

  /** @throws `validation_failed`, `geocoding.unsupported_by_engine`, `geocoding.engine_unavailable`, `geocoding.busy` */
  async find(tenant: Tenant, question: Question) {
    const { results } = await this.#ask(tenant, question);
    return { results: results.map(presentPlace), attribution: attributionOf(results) };
  }

  /** The same for what is around a place. */
  async around(tenant: Tenant, question: Question) {
    const { results, areas } = await this.#ask(tenant, question);
    return {
      results: results.map(presentPlace),
      areas: areas.map(presentPlace),
      attribution: attributionOf([...results, ...areas]),
    };
  }

  /** Answers many questions, each for itself. */
  async batch(tenant: Tenant, { items }: GeocodeBatch) {
    const answers: Awaited<ReturnType<typeof this.answer>>[] = [];
    for (let at = 0; at < items.length; at += AT_ONCE) {
      const some = items.slice(at, at + AT_ONCE);
      answers.push(...(await Promise.all(some.map((item) => this.answer(tenant, item)))));
    }
    const shown = answers.flatMap(({ results }) => results.map((one) => one.attribution));
    return { items: answers, attribution: joined(shown) };
  }

  /** One of many: what is wrong with it is part of the answer. */
  async answer(tenant: Tenant, item: Readonly<Record<string, unknown>>) {
    try {
      const { results } = await this.find(tenant, questionOf(item, 'item'));
      return { results, error: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = error.issues[0]?.location.replace(/^item\.?/, '') ?? null;
      return { results: [], error: { code: error.code, message: error.message, field } };
    }
  }

  /** What the engine finds, with the places that the project has itself. */
  async #found(tenant: Tenant, question: Question): Promise<FoundPlaces> {
    const [found, own] = await Promise.all([
      this.engine.ask(tenant, question),
      this.own.ask(tenant, question),
    ]);
    if (own.length === 0) return found;
    const { results, areas } = found;
    const { kind, options } = question;
    const limit = options.limit ?? USUAL_LIMITS[kind];
    if (kind === 'reverse') return { results: nearest([results, own], limit), areas };
    return { results: merged([results, own], options, limit), areas };
  }

  async #ask(tenant: Tenant, question: Question): Promise<FoundPlaces> {
    const sinceMs = performance.now();
    try {
      const found = await this.#found(tenant, question);
      this.usage.add('geocoding.requests', tenant, 1);
      const outcome = found.results.length > 0 ? 'found' : 'nothing';
      this.metrics.asked(question.kind, outcome, sinceMs);
      return found;
    } catch (error) {
      this.metrics.asked(question.kind, 'failed', sinceMs);
      throw refusalOf(error, 'query');
    }
  }
}
