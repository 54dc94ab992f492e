import { ChatLog } from './chat-log.js';
import { ChatMessageEntity } from './chat-message.entity.js';
import { ChatController } from './chat.controller.js';
import { RoomChat } from './room-chat.js';

/** What is said in rooms. */
export const chatParts = {
  entities: [ChatMessageEntity],
  controllers: [ChatController],
  providers: [ChatLog, RoomChat],
};
