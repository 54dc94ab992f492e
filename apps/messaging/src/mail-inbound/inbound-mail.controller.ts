import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { DataSource } from 'typeorm';
import { InboundService } from '../inbound/inbound.service.js';
import { InboundMailEntity } from './inbound-mail.entity.js';
import { type InboundMail, InboundMailResponse } from './inbound-mail.schema.js';
import { MailObjects } from './mail-objects.js';
import { InboundMailErrors } from './mail-route.errors.js';

@ApiTags('Inbound')
@Controller('inbound')
export class InboundMailController {
  constructor(
    private readonly inbound: InboundService,
    private readonly dataSource: DataSource,
    private readonly objects: MailObjects,
  ) {}

  @Requires('messages:read')
  @Get(':id/mail')
  @ApiOperation({
    operationId: 'getInboundMail',
    summary: 'Show a mail that came in, and its files',
  })
  @ApiOkResponse({ standardSchema: InboundMailResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
  ): Promise<InboundMail> {
    const { text } = await this.inbound.get(tenant, id);
    const mails = this.dataSource.getRepository(InboundMailEntity);
    const mail = await mails.findOneBy({ inboundId: id });
    if (!mail) throw InboundMailErrors.not_found();
    const { routeId: route_id, subject, html, spf, dkim, dmarc } = mail;
    return {
      id,
      route_id,
      subject,
      text,
      html,
      spf,
      dkim,
      dmarc,
      message_id: mail.messageIdHeader,
      size_bytes: mail.sizeBytes,
      raw_url: await this.objects.linkTo(mail.rawKey, `${id}.eml`),
      attachments: await Promise.all(
        mail.files.map(async ({ key, filename, contentType, sizeBytes, contentId }, index) => ({
          filename,
          content_type: contentType,
          size_bytes: sizeBytes,
          content_id: contentId,
          url: await this.objects.linkTo(key, filename ?? `file-${index + 1}`),
        })),
      ),
    };
  }
}
