import type { Texts } from '../texts.js';

/** French. */
export const fr: Texts = {
  code: 'Votre code de vérification est {code}. Il est valable {duration}. Ne le partagez pas.',
  codeOf:
    'Votre code de vérification {app} est {code}. Il est valable {duration}. Ne le partagez pas.',
  codeSubject: 'Votre code de vérification',
  codeSubjectOf: 'Votre code de vérification {app}',
  link: 'Ouvrez ce lien pour vous connecter :\n{link}\n\nIl fonctionne une seule fois, pendant {duration}, dans le navigateur où vous l’avez demandé. Sinon, ignorez ce message.',
  linkSubject: 'Votre lien de connexion',
  linkSubjectOf: 'Votre lien de connexion à {app}',
  signIn: 'Se connecter',
  confirm: 'Appuyez sur le bouton pour vous connecter.',
  linkEnded: 'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
};
