import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { RecipientErasure } from './recipient-erasure.js';
import { RecipientDirectory } from './recipient-directory.js';
import {
  CreateRecipient,
  type KnownRecipient,
  ListRecipients,
  Recipient,
  RecipientListResponse,
  RecipientResponse,
  toRecipient,
  UpdateRecipient,
} from './recipient.schema.js';
import { RecipientsService } from './recipients.service.js';

const rowsOf = (what: string) => z.array(z.record(z.string(), z.unknown())).describe(what);

const RecipientExport = z
  .object({
    exported_at: z.iso.datetime().describe('As of when.'),
    recipient: Recipient,
    messages: rowsOf('What they were sent.'),
    message_events: rowsOf('What became of it.'),
    inbound_messages: rowsOf('What they sent.'),
    suppressions: rowsOf('What they are not sent.'),
    consents: rowsOf('Topics that they said yes to.'),
    devices: rowsOf('Devices that take notifications for them.'),
  })
  .meta({ id: 'RecipientExport' });

@ApiTags('Recipients')
@Controller('recipients')
export class RecipientsController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly directory: RecipientDirectory,
    private readonly erasure: RecipientErasure,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('messages:write')
  @ApiOperation({ operationId: 'createRecipient', summary: 'Add somebody to write to' })
  @ApiCreatedResponse({ standardSchema: RecipientResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateRecipient }) body: CreateRecipient,
  ) {
    return tagged(await this.recipients.create(tenant, body));
  }

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listRecipients', summary: 'List the recipients' })
  @ApiOkResponse({ standardSchema: RecipientListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListRecipients.schema }) query: ListRecipients,
  ) {
    const rows = await this.recipients.list(tenant, ListRecipients.parse(query));
    return paged(ListRecipients.page(rows, query, toRecipient));
  }

  @Get(':recipient')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getRecipient', summary: 'Read a recipient, by id or external id' })
  @ApiOkResponse({ standardSchema: RecipientResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('recipient') ref: string) {
    return tagged(await this.directory.get(tenant, ref));
  }

  @Patch(':recipient')
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateRecipient', summary: 'Change a recipient' })
  @ApiOkResponse({ standardSchema: RecipientResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('recipient') ref: string,
    @Body({ schema: UpdateRecipient }) body: UpdateRecipient,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.recipients.update(tenant, ref, body, expected));
  }

  @Get(':recipient/export')
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'exportRecipient',
    summary: 'Get everything that is kept of a person',
    description:
      'What articles 15 and 20 of the GDPR ask for; that it was given stands in the audit log.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(RecipientExport) })
  async export(@CurrentProject() { tenant }: ProjectRef, @Param('recipient') ref: string) {
    return this.erasure.export(tenant, ref);
  }

  @Delete(':recipient')
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteRecipient',
    summary: 'Erase a person',
    description:
      'Messages stay to be counted, without whom they went to and what they said. What waits is called off. Suppressions stay as hashes, so that nobody is written to again by mistake.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('recipient') ref: string,
    @IfMatch() expected: Precondition,
  ) {
    const id = await this.erasure.erase(tenant, ref, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (known: KnownRecipient) => withETag(toRecipient(known), known.recipient.version);
