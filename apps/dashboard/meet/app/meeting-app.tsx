import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { RoomTicket } from '@skydeck/costream';
import { cssVariables } from '../../web/app/look.js';
import { NoTicketPage } from '../ended/no-ticket-page.js';
import { Guest } from './guest.js';
import { theme } from './theme.js';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'skydeck-color-scheme' });

/** The whole page: a guest with a ticket, or a word to one without. */
export function MeetingApp({ ticket }: { readonly ticket: RoomTicket | null }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      {ticket ? <Guest ticket={ticket} /> : <NoTicketPage />}
    </MantineProvider>
  );
}
