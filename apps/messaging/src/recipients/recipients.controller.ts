import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { RecipientDirectory } from './recipient-directory.js';
import {
  CreateRecipient,
  type KnownRecipient,
  ListRecipients,
  RecipientListResponse,
  RecipientResponse,
  toRecipient,
  UpdateRecipient,
} from './recipient.schema.js';
import { RecipientsService } from './recipients.service.js';

@ApiTags('Recipients')
@Controller('recipients')
export class RecipientsController {
  constructor(
    private readonly recipients: RecipientsService,
    private readonly directory: RecipientDirectory,
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
}

const tagged = (known: KnownRecipient) => withETag(toRecipient(known), known.recipient.version);
