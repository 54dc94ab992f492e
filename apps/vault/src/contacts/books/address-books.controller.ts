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
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import type { AddressBookEntity } from './address-book.entity.js';
import {
  AddressBookListResponse,
  AddressBookResponse,
  CreateAddressBook,
  ListAddressBooks,
  toAddressBook,
  UpdateAddressBook,
} from './address-book.schema.js';
import { AddressBooks } from './address-books.js';

@ApiTags('Contacts')
@ApiHeader(SKYDECK_USER)
@Controller('address-books')
export class AddressBooksController {
  constructor(private readonly books: AddressBooks) {}

  @Post()
  @HttpCode(201)
  @Requires('contacts:write')
  @ApiOperation({ operationId: 'createAddressBook', summary: 'Make an address book' })
  @ApiCreatedResponse({ standardSchema: AddressBookResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateAddressBook }) body: CreateAddressBook,
  ) {
    return tagged(await this.books.create({ project, actor }, body));
  }

  @Get()
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'listAddressBooks', summary: 'List the address books of a space' })
  @ApiOkResponse({ standardSchema: AddressBookListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListAddressBooks.schema }) query: ListAddressBooks,
  ) {
    const rows = await this.books.list({ project, actor }, ListAddressBooks.parse(query));
    return paged(ListAddressBooks.page(rows, query, toAddressBook));
  }

  @Get(':address_book')
  @Requires('contacts:read')
  @ApiOperation({ operationId: 'getAddressBook', summary: 'Show an address book' })
  @ApiOkResponse({ standardSchema: AddressBookResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('address_book') id: string,
  ) {
    return tagged(await this.books.get({ project, actor }, id));
  }

  @Patch(':address_book')
  @Requires('contacts:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateAddressBook', summary: 'Change an address book' })
  @ApiOkResponse({ standardSchema: AddressBookResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('address_book') id: string,
    @Body({ schema: UpdateAddressBook }) body: UpdateAddressBook,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.books.update({ project, actor }, id, body, expected));
  }

  @Delete(':address_book')
  @Requires('contacts:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteAddressBook',
    summary: 'Delete an address book with its contacts',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('address_book') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.books.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: AddressBookEntity) => withETag(toAddressBook(row), row.version);
