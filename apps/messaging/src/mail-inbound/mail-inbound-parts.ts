import type { Provider } from '@nestjs/common';
import type { MailPlace } from '../submission/mail-listener.js';
import { InboundMailController } from './inbound-mail.controller.js';
import { MailInboundPlace, MailInboundServer } from './mail-inbound-server.js';
import { MailIntake } from './mail-intake.js';
import { MailObjects } from './mail-objects.js';
import { MailRoutesController } from './mail-routes.controller.js';
import { MailRoutesService } from './mail-routes.service.js';
import { MailRouting } from './mail-routing.js';

export const MAIL_INBOUND_CONTROLLERS = [MailRoutesController, InboundMailController];

/** What takes mail in for domains of projects. */
export const mailInboundProviders = (place: MailPlace | null): Provider[] => [
  { provide: MailInboundPlace, useFactory: () => new MailInboundPlace(place) },
  MailInboundServer,
  MailIntake,
  MailObjects,
  MailRoutesService,
  MailRouting,
];
