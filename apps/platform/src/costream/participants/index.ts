import { BanList } from './ban-list.js';
import { BanEntity } from './ban.entity.js';
import { Bans } from './bans.js';
import { BansController } from './bans.controller.js';
import { LostStays } from './lost-stays.js';
import { ParticipantActionsController } from './participant-actions.controller.js';
import { Participants } from './participants.js';
import { ParticipantsController } from './participants.controller.js';
import { StayChanges } from './stay-changes.js';
import { StayEntity } from './stay.entity.js';
import { Stays } from './stays.js';

/** Who is in rooms, and who may not be. */
export const participantParts = {
  entities: [BanEntity, StayEntity],
  controllers: [ParticipantsController, ParticipantActionsController, BansController],
  providers: [BanList, Bans, LostStays, Participants, StayChanges, Stays],
};
