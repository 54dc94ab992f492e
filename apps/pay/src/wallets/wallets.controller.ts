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
import type { KnownWallet } from './wallet-account.js';
import { WalletDirectory } from './wallet-directory.js';
import {
  CreateWallet,
  FreezeWallet,
  ListWallets,
  UpdateWallet,
  WalletListResponse,
  WalletResponse,
} from './wallet.schema.js';
import { WalletStatus } from './wallet-status.js';
import { toWallet } from './wallet.view.js';
import { WalletsService } from './wallets.service.js';

@ApiTags('Wallets')
@Controller('wallets')
export class WalletsController {
  constructor(
    private readonly wallets: WalletsService,
    private readonly directory: WalletDirectory,
    private readonly status: WalletStatus,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('wallets:write')
  @ApiOperation({
    operationId: 'createWallet',
    summary: 'Make a wallet, empty and in one currency',
    description:
      'A wallet of the kind `world` stands for the outside: book money in from it, and out to it.',
  })
  @ApiCreatedResponse({ standardSchema: WalletResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateWallet }) body: CreateWallet,
  ) {
    return tagged(await this.wallets.create(tenant, body));
  }

  @Get()
  @Requires('wallets:read')
  @ApiOperation({ operationId: 'listWallets', summary: 'List the wallets with their balances' })
  @ApiOkResponse({ standardSchema: WalletListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListWallets.schema }) query: ListWallets,
  ) {
    const rows = await this.directory.list(tenant, ListWallets.parse(query));
    return paged(ListWallets.page(rows, query, toWallet));
  }

  @Get(':wallet')
  @Requires('wallets:read')
  @ApiOperation({ operationId: 'getWallet', summary: 'Read a wallet, by id or external id' })
  @ApiOkResponse({ standardSchema: WalletResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('wallet') ref: string) {
    return tagged(await this.directory.get(tenant, ref));
  }

  @Patch(':wallet')
  @Requires('wallets:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateWallet', summary: 'Change a wallet' })
  @ApiOkResponse({ standardSchema: WalletResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Body({ schema: UpdateWallet }) body: UpdateWallet,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.wallets.update({ tenant, ref, expected }, body));
  }

  @Post(':wallet/freeze')
  @HttpCode(200)
  @Requires('wallets:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'freezeWallet',
    summary: 'Let nothing leave a wallet, or let nothing move in it',
  })
  @ApiOkResponse({ standardSchema: WalletResponse })
  async freeze(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Body({ schema: FreezeWallet }) body: FreezeWallet,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.status.freeze({ tenant, ref, expected }, body));
  }

  @Post(':wallet/unfreeze')
  @HttpCode(200)
  @Requires('wallets:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'unfreezeWallet', summary: 'Open a frozen wallet again' })
  @ApiOkResponse({ standardSchema: WalletResponse })
  async unfreeze(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.status.unfreeze({ tenant, ref, expected }));
  }

  @Post(':wallet/close')
  @HttpCode(200)
  @Requires('wallets:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'closeWallet',
    summary: 'Close an empty wallet for ever',
    description: 'What it booked stays readable. `wallet_not_empty` while it has or holds money.',
  })
  @ApiOkResponse({ standardSchema: WalletResponse })
  async close(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.status.close({ tenant, ref, expected }));
  }
}

const tagged = (known: KnownWallet) => withETag(toWallet(known), known.wallet.version);
