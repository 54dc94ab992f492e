import { Controller, Get, Query, Req, Res, SetMetadata } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Audit } from '@skydeck/audit';
import { Public } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { KycSessionEntity } from '../sessions/kyc-session.entity.js';
import { ImageLinks } from './image-links.js';
import { KycDocumentEntity } from './kyc-document.entity.js';
import { KycDocumentsService } from './kyc-documents.service.js';

const ImageQuery = z.object({
  link: z.string().max(1024).default('').describe('Credential of the link, as it was given.'),
});

const BINARY = { type: 'string', format: 'binary' } as const;

/** Serves pictures to whoever has a link, and writes down each look. */
@ApiTags('Identity verification')
@Public()
@SetMetadata('skydeck:callers', ['kyc_image_link'])
@Controller('kyc/image')
export class ImageController {
  constructor(
    private readonly links: ImageLinks,
    private readonly documents: KycDocumentsService,
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getKycImage', summary: 'Fetch a picture by its link' })
  @ApiOkResponse({ content: { 'image/jpeg': { schema: BINARY } } })
  async get(
    @Query({ schema: ImageQuery }) { link }: z.output<typeof ImageQuery>,
    @Req() { id: requestId }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const found = this.links.read(link);
    const document = found && (await this.#find(found.documentId));
    if (!found || !document) throw CommonErrors.unauthenticated();
    const { manager } = this.dataSource;
    const session = await manager.findOneByOrFail(KycSessionEntity, { id: document.sessionId });
    const image = await this.documents.open(session, document);
    await this.dataSource.transaction((inside) =>
      this.audit.record(inside, {
        tenant: session.tenant,
        action: 'kyc_document.view',
        target: document.id,
        actor: { kind: kindOf(found.viewer), id: found.viewer },
        after: { session_id: session.id, side: document.side },
      }),
    );
    await reply
      .headers({
        'content-type': 'image/jpeg',
        'content-length': image.length,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestId,
      })
      .send(image);
  }

  #find(id: string): Promise<KycDocumentEntity | null> {
    return this.dataSource.manager.findOneBy(KycDocumentEntity, { id });
  }
}

/** Reviewers are accounts or keys; providers of checks are told by their own identifier. */
function kindOf(viewer: string): 'account' | 'key' | 'service' {
  if (viewer.startsWith('acc_')) return 'account';
  return viewer.startsWith('key_') ? 'key' : 'service';
}
