import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { envelopeOf } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { KycDocumentsService } from '../documents/kyc-documents.service.js';
import type { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { CaptureOnly, CurrentCapture } from './capture.guard.js';
import {
  CapturedImage,
  CaptureSession,
  DocumentSide,
  SubmitCapture,
  toCapture,
  toCapturedImage,
} from './capture.schema.js';
import { CaptureService } from './capture.service.js';

const BINARY = { type: 'string', format: 'binary' } as const;

/** What the page calls on which somebody hands documents in. */
@ApiTags('Identity verification')
@CaptureOnly()
@Controller('kyc/capture')
export class CaptureController {
  constructor(
    private readonly capture: CaptureService,
    private readonly documents: KycDocumentsService,
  ) {}

  @Get('session')
  @ApiOperation({ operationId: 'getKycCapture', summary: 'Read what is wanted of the person' })
  @ApiOkResponse({ standardSchema: envelopeOf(CaptureSession) })
  async session(@CurrentCapture() session: KycSessionEntity): Promise<CaptureSession> {
    return this.#show(await this.capture.look(session));
  }

  @Post('documents')
  @HttpCode(201)
  @TakesStream()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({
    operationId: 'uploadKycDocument',
    summary: 'Upload one side of a document',
    description: 'The body is the picture: JPEG, PNG or WebP of at most 15 MB.',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(CapturedImage) })
  async document(
    @CurrentCapture() session: KycSessionEntity,
    @Query({ schema: DocumentSide }) { side }: DocumentSide,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ): Promise<CapturedImage> {
    return toCapturedImage(await this.documents.upload(session, side, body));
  }

  @Post('selfie')
  @HttpCode(201)
  @TakesStream()
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BINARY })
  @ApiOperation({ operationId: 'uploadKycSelfie', summary: 'Upload a picture of the face' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(CapturedImage) })
  async selfie(
    @CurrentCapture() session: KycSessionEntity,
    @StreamedBody() body: AsyncIterable<Buffer>,
  ): Promise<CapturedImage> {
    return toCapturedImage(await this.documents.upload(session, 'selfie', body));
  }

  @Post('submit')
  @HttpCode(202)
  @ApiOperation({ operationId: 'submitKycCapture', summary: 'Hand in what was uploaded' })
  @ApiAcceptedResponse({ standardSchema: envelopeOf(CaptureSession) })
  async submit(
    @CurrentCapture() session: KycSessionEntity,
    @Body({ schema: SubmitCapture }) body: SubmitCapture,
  ): Promise<CaptureSession> {
    return this.#show(await this.capture.submit(session, body));
  }

  async #show(session: KycSessionEntity): Promise<CaptureSession> {
    return toCapture(session, await this.documents.of(session.id));
  }
}
