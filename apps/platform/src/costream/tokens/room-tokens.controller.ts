import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CostreamSettings } from '../costream-settings.js';
import { RoomEngine } from '../engine/room-engine.js';
import {
  CreateRoomToken,
  RevokedRoomTokenResponse,
  type RoomToken,
  RoomTokenResponse,
} from './room-token.schema.js';
import { type MadeToken, RoomTokens } from './room-tokens.js';

@ApiTags('Rooms')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room/tokens')
export class RoomTokensController {
  constructor(
    private readonly tokens: RoomTokens,
    private readonly engine: RoomEngine,
    private readonly settings: CostreamSettings,
  ) {}

  @Post()
  @Requires('rooms:write')
  @ApiOperation({
    operationId: 'createRoomToken',
    summary: 'Make a token with which somebody comes into a room',
    description:
      'Give the answer to the browser of that person. It can be used again until it expires, unless it is for ' +
      'single use.',
  })
  @ApiCreatedResponse({ standardSchema: RoomTokenResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: CreateRoomToken }) body: CreateRoomToken,
  ) {
    return this.#show(await this.tokens.create(project, room, body));
  }

  @Delete(':token')
  @Requires('rooms:write')
  @ApiParam({ name: 'token', description: 'Id of the token, `rtk_…`.' })
  @ApiOperation({
    operationId: 'revokeRoomToken',
    summary: 'Revoke a token',
    description: 'Who came in with it already stays; remove them as a participant.',
  })
  @ApiOkResponse({ standardSchema: RevokedRoomTokenResponse })
  async revoke(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('token') token: string,
  ) {
    const { id, revokedAt } = await this.tokens.revoke(project, room, token);
    return { id, revoked_at: revokedAt?.toISOString() };
  }

  #show({ grant, join }: MadeToken): RoomToken {
    const { permissions } = grant;
    const ticket = { engine: this.engine.name, url: join.url, token: join.token };
    return {
      id: grant.tokenId,
      room_id: grant.roomId,
      identity: grant.identity,
      ...ticket,
      ice_servers: join.iceServers.map(({ urls, ...rest }) => ({ urls: [...urls], ...rest })),
      permissions: { ...permissions, publish: [...permissions.publish] },
      expires_at: grant.expiresAt.toISOString(),
      join_url: this.settings.joinUrl(grant.roomId, ticket),
    };
  }
}
