import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MeetingApp } from './app/meeting-app.js';
import { roomsUrlOf, takeTicket } from './ticket/ticket.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the meeting.');
const ticket = takeTicket(roomsUrlOf(document));
createRoot(root).render(
  <StrictMode>
    <MeetingApp ticket={ticket} />
  </StrictMode>,
);
