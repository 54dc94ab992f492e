import { Module, type OnModuleInit } from '@nestjs/common';
import { CALENDAR_HOME, CALENDARS } from '../caldav/caldav-dialect.js';
import { ADDRESS_BOOK_HOME, ADDRESS_BOOKS } from '../carddav/carddav-dialect.js';
import {
  type DavUser,
  PRINCIPALS,
  principalHref,
  principalValues,
} from '../collections/dav-user.js';
import { tell } from '../collections/told-objects.js';
import { type DavReply, type DavRequest, readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { readWanted } from '../protocol/methods/find-properties.js';
import { multistatus } from '../xml/multistatus.js';
import { DavMounts } from './dav-mounts.js';
import type { DavSession } from './dav-session.js';

/** Who asks, and where the collections lie that the app password opens. */
export function userOf({ passwordId: id, name, mayWrite, products }: DavSession): DavUser {
  const opens = (...some: readonly string[]) => products.some((one) => some.includes(one));
  const homes = [
    ...(opens('calendar', 'tasks') ? [[CALENDAR_HOME, CALENDARS.home] as const] : []),
    ...(opens('contacts') ? [[ADDRESS_BOOK_HOME, ADDRESS_BOOKS.home] as const] : []),
  ];
  return { id, name, mayWrite, homes };
}

async function answer(request: DavRequest, session: DavSession): Promise<DavReply> {
  if (request.method !== 'PROPFIND') throw new DavFault(405, 'This method is not known here.');
  const user = userOf(session);
  const wanted = readWanted(await readText(request));
  return xmlReply(207, multistatus([tell(wanted, principalHref(user), principalValues(user))]));
}

/** Tells programs who they are, and where calendars and address books lie. */
@Module({})
export class DavPrincipalsModule implements OnModuleInit {
  constructor(readonly mounts: DavMounts) {}

  onModuleInit(): void {
    this.mounts.add({
      base: PRINCIPALS,
      products: ['calendar', 'tasks', 'contacts'],
      options: {
        status: 200,
        headers: { dav: '1, 3, calendar-access, addressbook', allow: 'OPTIONS, PROPFIND' },
      },
      handle: answer,
    });
  }
}
