import type { Texts } from '../texts.js';

/** Dutch. */
export const nl: Texts = {
  code: 'Uw verificatiecode is {code}. Deze is {duration} geldig. Deel de code niet.',
  codeOf: 'Uw verificatiecode voor {app} is {code}. Deze is {duration} geldig. Deel de code niet.',
  codeSubject: 'Uw verificatiecode',
  codeSubjectOf: 'Uw verificatiecode voor {app}',
  link: 'Open deze link om in te loggen:\n{link}\n\nDe link werkt één keer, {duration} lang, in de browser waarin u erom vroeg. Was u dat niet? Negeer dan dit bericht.',
  linkSubject: 'Uw link om in te loggen',
  linkSubjectOf: 'Uw link om in te loggen bij {app}',
  signIn: 'Inloggen',
  confirm: 'Druk op de knop om in te loggen.',
  linkEnded: 'Deze link is al gebruikt of verlopen. Vraag een nieuwe aan.',
};
