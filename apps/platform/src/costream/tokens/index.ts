import { ForgottenTokens } from './forgotten-tokens.js';
import { RoomTokenEntity } from './room-token.entity.js';
import { RoomTokens } from './room-tokens.js';
import { RoomTokensController } from './room-tokens.controller.js';

/** The tokens with which people come into rooms. */
export const tokenParts = {
  entities: [RoomTokenEntity],
  controllers: [RoomTokensController],
  providers: [ForgottenTokens, RoomTokens],
};
