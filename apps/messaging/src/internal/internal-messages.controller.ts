import { InternalOnly, tenantOf } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { listOf, toWantedAttachments } from '../attachments/attachment.schema.js';
import { CreateInternalMessage } from '../messages/create-message.schema.js';
import { toMessage } from '../messages/message.schema.js';
import { MessagesService } from '../messages/messages.service.js';

/** Sends for other services: codes of auth, notices of the platform. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/messages')
export class InternalMessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Post()
  @HttpCode(202)
  async create(@Body({ schema: CreateInternalMessage }) body: CreateInternalMessage) {
    const { project_id: project, mode, validity_s: validityS, kind, reference, ...rest } = body;
    const { sender_name: senderName, ...wanted } = rest;
    const tenant = project === null ? null : tenantOf(project, mode);
    const about = { tenant, kind, validityS, reference, senderName, metadata: {} };
    // Links of sign-in and the like must reach people as they were made.
    const untracked = kind === 'transactional' && wanted.channel === 'email';
    const tracking = untracked ? { opens: false, clicks: false } : undefined;
    const files = body.attachments && toWantedAttachments(body.attachments);
    const listed = files && { attachments: listOf(files) };
    const content = { ...wanted.content, ...listed } as typeof wanted.content;
    const message = { ...wanted, content, attachments: files, ...about, tracking };
    return toMessage(await this.messages.accept(async () => message));
  }
}
