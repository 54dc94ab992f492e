import { ApiError } from '@skydeck/errors';
import type { FastifyReply } from 'fastify';
import { markup } from './markup.js';
import type { PageLanguage, Reading } from './page-language.js';
import { sendPage } from './visitor-page.js';

/** What people read when something is not there, has ended, or is asked for too often. */
interface ProblemTexts {
  readonly gone: readonly [title: string, text: string];
  readonly often: readonly [title: string, text: string];
  readonly refused: readonly [title: string, text: string];
}

const TEXTS: Readonly<Record<PageLanguage, ProblemTexts>> = {
  en: {
    gone: [
      'There is nothing here',
      'This link leads nowhere any more. Ask whoever sent it to you.',
    ],
    often: ['Too many tries', 'Wait a minute, and try again.'],
    refused: ['That did not work', 'Go back, and try again.'],
  },
  de: {
    gone: [
      'Hier ist nichts',
      'Dieser Link führt nirgendwohin mehr. Fragen Sie, wer ihn Ihnen geschickt hat.',
    ],
    often: ['Zu viele Versuche', 'Warten Sie eine Minute und versuchen Sie es dann noch einmal.'],
    refused: ['Das ging nicht', 'Gehen Sie zurück und versuchen Sie es noch einmal.'],
  },
  fr: {
    gone: [
      'Il n’y a rien ici',
      'Ce lien ne mène plus nulle part. Demandez à la personne qui vous l’a envoyé.',
    ],
    often: ['Trop d’essais', 'Attendez une minute, puis réessayez.'],
    refused: ['Cela n’a pas marché', 'Revenez en arrière et réessayez.'],
  },
  es: {
    gone: [
      'Aquí no hay nada',
      'Este enlace ya no lleva a ninguna parte. Pregunte a quien se lo envió.',
    ],
    often: ['Demasiados intentos', 'Espere un minuto y vuelva a intentarlo.'],
    refused: ['No ha funcionado', 'Vuelva atrás e inténtelo de nuevo.'],
  },
};

/** Answers a person; what goes wrong is a page as well, unless it is our own fault. */
export async function forPeople(
  reply: FastifyReply,
  reading: Reading,
  answer: () => Promise<void>,
): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const texts = TEXTS[reading.language];
    const isGone = error.status === 404 || error.status === 410;
    const [title, text] = isGone ? texts.gone : error.status === 429 ? texts.often : texts.refused;
    if (error.retryAfterS !== undefined)
      void reply.header('retry-after', Math.ceil(error.retryAfterS));
    const content = markup`<header><h1>${title}</h1></header><p>${text}</p>`;
    sendPage(reply, reading, { title, content }, error.status);
  }
}
