import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import {
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { NeedsStepUp } from '../../factors/step-up/needs-step-up.js';
import { KycDecisions } from './kyc-decisions.js';
import type { KycReviewEntity } from './kyc-review.entity.js';
import { DecideKycReview, KycReview, ListKycReviews, toKycReview } from './kyc-review.schema.js';
import { KycReviewsService } from './kyc-reviews.service.js';
import { ReviewDetail } from './review-detail.schema.js';
import { ReviewDetails } from './review-details.js';

/** The desk of those who look at what machines could not decide. */
@ApiTags('Identity verification')
@Requires('kyc:review')
@Controller('kyc/reviews')
export class KycReviewsController {
  constructor(
    private readonly reviews: KycReviewsService,
    private readonly details: ReviewDetails,
    private readonly decisions: KycDecisions,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listKycReviews', summary: 'List what people have to look at' })
  @ApiOkResponse({ standardSchema: pageOf(KycReview) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListKycReviews.schema }) query: ListKycReviews,
  ) {
    const rows = await this.reviews.list(tenant, ListKycReviews.parse(query));
    return paged(ListKycReviews.page(rows, query, toKycReview));
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'getKycReview',
    summary: 'Read a review with everything to decide it by',
    description: 'Links to pictures last a minute. That you looked is written to the audit log.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(ReviewDetail) })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() { id: viewer }: Principal,
    @Param('id') id: string,
  ): Promise<ReviewDetail> {
    return this.details.of(await this.reviews.get(tenant, id), viewer);
  }

  @Post(':id/claim')
  @HttpCode(200)
  @ApiOperation({ operationId: 'claimKycReview', summary: 'Take a review in hand' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycReview) })
  async claim(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() { id: reviewer }: Principal,
    @Param('id') id: string,
  ) {
    return tagged(await this.reviews.claim(tenant, id, reviewer));
  }

  @Post(':id/release')
  @HttpCode(200)
  @ApiOperation({ operationId: 'releaseKycReview', summary: 'Give a review back' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycReview) })
  async release(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() { id: reviewer }: Principal,
    @Param('id') id: string,
  ) {
    return tagged(await this.reviews.release(tenant, id, reviewer));
  }

  @NeedsStepUp()
  @Post(':id/decide')
  @HttpCode(200)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'decideKycReview', summary: 'Decide a review' })
  @ApiOkResponse({ standardSchema: envelopeOf(KycReview) })
  async decide(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() { id: reviewer }: Principal,
    @Param('id') id: string,
    @Body({ schema: DecideKycReview }) body: DecideKycReview,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.decisions.decide(tenant, id, reviewer, body, expected));
  }
}

const tagged = (review: KycReviewEntity) => withETag(toKycReview(review), review.version);
