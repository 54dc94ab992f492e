import { MoveHandler } from './move.handler.js';
import { Moves } from './moves.js';
import { MovesController } from './moves.controller.js';

/** What the module of servers takes from here. */
export const moveParts = {
  controllers: [MovesController],
  providers: [MoveHandler, Moves],
};
