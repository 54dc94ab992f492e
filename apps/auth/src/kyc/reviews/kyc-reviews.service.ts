import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { firstIdAt, isId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { DataSource, Repository } from 'typeorm';
import { KycErrors } from '../kyc.errors.js';
import { KycReviewEntity } from './kyc-review.entity.js';
import type { ListKycReviews } from './kyc-review.schema.js';
import { ReviewHistory } from './review-history.js';

/** After this long without a decision somebody else may take a review over. */
const HELD_MS = 30 * 60_000;

/** The queue of what people have to look at. */
@Injectable()
export class KycReviewsService {
  constructor(
    @InjectRepository(KycReviewEntity) private readonly rows: Repository<KycReviewEntity>,
    private readonly dataSource: DataSource,
    private readonly history: ReviewHistory,
    private readonly clock: Clock,
  ) {}

  /** The reviews of a project in one mode, one more than `limit`; the oldest first. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListKycReviews.parse>) {
    const { created_after: from, created_before: until, ...rest } = wanted.filters;
    const { session_id: sessionId, claimed_by: claimedBy, ...same } = rest;
    const given = Object.entries({ ...same, sessionId, claimedBy });
    const exact = given.filter(([, value]) => value !== undefined);
    const query = this.rows
      .createQueryBuilder('review')
      .where({ tenant, ...Object.fromEntries(exact) });
    if (from) query.andWhere('review.id >= :from', { from: firstIdAt('krev', new Date(from)) });
    if (until) query.andWhere('review.id < :until', { until: firstIdAt('krev', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** One review. @throws `kyc.review_not_found` */
  async get(tenant: Tenant, id: string): Promise<KycReviewEntity> {
    const review = isId('krev', id) ? await this.rows.findOneBy({ tenant, id }) : null;
    if (!review) throw KycErrors.review_not_found();
    return review;
  }

  /**
   * Takes a review in hand; of many at once one does.
   * @throws `kyc.review_taken` or `kyc.second_reviewer`
   */
  async claim(tenant: Tenant, id: string, reviewer: string): Promise<KycReviewEntity> {
    const { notBy } = await this.get(tenant, id);
    if (notBy !== null && (await this.#isSamePerson(notBy, reviewer)))
      throw KycErrors.second_reviewer();
    const now = this.clock.now();
    const stale = new Date(now.getTime() - HELD_MS);
    return this.#change('claimed', id, CLAIM, [id, reviewer, now, stale], KycErrors.review_taken);
  }

  /** An account and the keys that it has made are one person. */
  async #isSamePerson(one: string, other: string): Promise<boolean> {
    const people = await this.dataSource.query<{ person: string }[]>(PEOPLE, [[one, other]]);
    return new Set(people.map(({ person }) => person)).size === 1;
  }

  /** Gives a review back. @throws `kyc.review_not_yours` */
  async release(tenant: Tenant, id: string, reviewer: string): Promise<KycReviewEntity> {
    await this.get(tenant, id);
    return this.#change('released', id, RELEASE, [id, reviewer], KycErrors.review_not_yours);
  }

  async #change(
    what: 'claimed' | 'released',
    id: string,
    statement: string,
    values: readonly unknown[],
    refusal: () => Error,
  ): Promise<KycReviewEntity> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(statement, [...values]);
      if (rows.length === 0) throw refusal();
      const review = await manager.findOneByOrFail(KycReviewEntity, { id });
      await this.history.note(manager, what, review);
      return review;
    });
  }
}

const PEOPLE = `
  select coalesce(key.created_by, who) as person
  from unnest($1::text[]) who left join api_key key on key.id = who`;

const CLAIM = `
  update kyc_review
  set status = 'claimed', claimed_by = $2, claimed_at = $3, version = version + 1
  where id = $1 and not_by is distinct from $2
    and (status = 'open' or (status = 'claimed' and claimed_at < $4))
  returning id`;

const RELEASE = `
  update kyc_review
  set status = 'open', claimed_by = null, claimed_at = null, version = version + 1
  where id = $1 and status = 'claimed' and claimed_by = $2
  returning id`;
