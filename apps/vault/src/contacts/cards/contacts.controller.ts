import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
  withETag,
} from '@skydeck/envelope';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { VCARD_FILE, vcardFile } from '../transfer/vcard-file.js';
import type { ContactEntity } from './contact.entity.js';
import {
  ContactListResponse,
  ContactResponse,
  CreateContact,
  ListContacts,
  toContact,
  UpdateContact,
} from './contact.schema.js';
import { Contacts } from './contacts.js';

@ApiTags('Contacts')
@ApiHeader(SKYDECK_USER)
@Controller('contacts')
export class ContactsController {
  constructor(private readonly contacts: Contacts) {}

  @Post()
  @HttpCode(201)
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'createContact', summary: 'Put a contact into an address book' })
  @ApiCreatedResponse({ standardSchema: ContactResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateContact }) body: CreateContact,
  ) {
    return tagged(await this.contacts.create({ project, actor }, body));
  }

  @Get()
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listContacts', summary: 'List contacts, or find them by words' })
  @ApiOkResponse({ standardSchema: ContactListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListContacts.schema }) query: ListContacts,
  ) {
    const rows = await this.contacts.list({ project, actor }, ListContacts.parse(query));
    return paged(ListContacts.page(rows, query, toContact));
  }

  @Get(':contact')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'getContact', summary: 'Show a contact' })
  @ApiOkResponse({ standardSchema: ContactResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('contact') id: string,
  ) {
    return tagged(await this.contacts.get({ project, actor }, id));
  }

  @Get(':contact/vcf')
  @Requires('contacts:read')
  @ApiOperation({
    operationId: 'downloadContact',
    summary: 'Download a contact as a vCard',
    description: 'As it was sent, when it came as a vCard and was not changed here.',
  })
  @ApiOkResponse({ content: VCARD_FILE })
  async download(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('contact') id: string,
  ): Promise<StreamableFile> {
    const { vcard } = await this.contacts.get({ project, actor }, id);
    return vcardFile(Readable.from([vcard], { objectMode: false }), id);
  }

  @Patch(':contact')
  @Requires('contacts:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateContact',
    summary: 'Change a contact',
    description: 'What its vCard says besides, such as a picture, stays as it is.',
  })
  @ApiOkResponse({ standardSchema: ContactResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('contact') id: string,
    @Body({ schema: UpdateContact }) body: UpdateContact,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.contacts.update({ project, actor }, id, body, expected));
  }

  @Delete(':contact')
  @Requires('contacts:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteContact', summary: 'Delete a contact' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('contact') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.contacts.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: ContactEntity) => withETag(toContact(row), row.version);
