import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Get, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { AddressBooks } from '../books/address-books.js';
import { ImportContacts, ImportedContactsResponse } from '../cards/contact.schema.js';
import { ContactTransfers } from './contact-transfers.js';
import { VCARD_FILE, vcardFile } from './vcard-file.js';

@ApiTags('Contacts')
@ApiHeader(SKYDECK_USER)
@Controller('address-books/:address_book')
export class ContactTransferController {
  constructor(
    private readonly books: AddressBooks,
    private readonly transfers: ContactTransfers,
  ) {}

  @Post('import')
  @HttpCode(200)
  @Requires('contacts:write')
  @ApiOperation({
    operationId: 'importContacts',
    summary: 'Take the contacts of a file of vCards',
    description:
      'Those that are there already, by their UID, are replaced; a bad vCard holds up no other. One without a UID gets one that is made of its text, so that the same file makes nothing twice.',
  })
  @ApiOkResponse({ standardSchema: ImportedContactsResponse })
  async import(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('address_book') book: string,
    @Body({ schema: ImportContacts }) { vcf }: ImportContacts,
  ) {
    return this.transfers.import({ project, actor }, book, vcf);
  }

  @Get('export')
  @Requires('contacts:read')
  @ApiOperation({
    operationId: 'exportAddressBook',
    summary: 'Download an address book as a file of vCards',
  })
  @ApiOkResponse({ content: VCARD_FILE })
  async export(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('address_book') book: string,
  ): Promise<StreamableFile> {
    const { id } = await this.books.get({ project, actor }, book);
    return vcardFile(Readable.from(this.transfers.vcardsOf(id), { objectMode: false }), id);
  }
}
