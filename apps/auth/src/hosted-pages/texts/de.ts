import type { PageTexts } from './en.js';

/** The texts of pages in German. */
export const de: PageTexts = {
  help: 'Hilfe',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  testMode: 'Testmodus – nur zum Ausprobieren',
  continue: 'Weiter',
  cancel: 'Abbrechen',
  or: 'oder',
  startAgain: 'Von vorn beginnen',
  youCanClose: 'Sie können diese Seite schließen.',

  signIn: 'Anmelden',
  toContinue: 'weiter zu {app}',
  contact: 'E-Mail-Adresse oder Telefonnummer',
  newHere: 'Neu hier?',
  createAccount: 'Konto erstellen',
  withPasskey: 'Mit Passkey anmelden',
  withProvider: 'Weiter mit {name}',

  welcome: 'Willkommen',
  notYou: 'Nicht Sie?',
  password: 'Passwort',
  textCode: 'Code per SMS senden',
  mailCode: 'Code per E-Mail senden',
  mailLink: 'Link per E-Mail senden',
  noAccountYet: 'Noch kein Konto?',
  createOne: 'Jetzt erstellen',
  forgot: 'Passwort vergessen?',

  enterCode: 'Code eingeben',
  checkMessages: 'Sehen Sie in Ihre Nachrichten',
  checkMail: 'Sehen Sie in Ihre E-Mails',
  codeSent: 'Wir haben einen Code an {to} gesendet.',
  linkSent: 'Wir haben einen Link an {to} gesendet. Öffnen Sie ihn in diesem Browser.',
  code: 'Code',
  nothingCame: 'Nichts angekommen?',
  sendAgain: 'Noch einmal senden',
  useOther: 'Andere Adresse oder Nummer verwenden',

  name: 'Name',
  nameHint: 'Sie dürfen dieses Feld leer lassen.',
  passwordHint: 'Mindestens 8 Zeichen, und keines, das alle verwenden.',
  createButton: 'Konto erstellen',
  haveOne: 'Sie haben schon eines?',
  newPassword: 'Neues Passwort',
  resetTitle: 'Neues Passwort wählen',
  resetLead: 'Ein Code, den wir an {to} senden, bestätigt es.',

  secondStep: 'Zweiter Schritt',
  oneMoreStep: 'Noch ein Schritt',
  appLead: 'Geben Sie den Code ein, den Ihre Authenticator-App zeigt.',
  willSend: 'Wir senden einen Code an {to}.',
  sendCode: 'Code senden',
  recoveryTitle: 'Wiederherstellungscode verwenden',
  recoveryLead: 'Einen von denen, die Sie sich notiert haben.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint: 'Zum Beispiel 07-k3f9x-m2q8r. Jeder gilt einmal.',
  protect: 'Schützen Sie Ihr Konto',
  protectLead:
    '{app} verlangt einen zweiten Schritt. Scannen Sie dies mit einer Authenticator-App, oder {open}.',
  openHere: 'öffnen Sie es auf diesem Gerät',
  qrLabel: 'Bild zum Scannen mit einer Authenticator-App',
  typeKey: 'Oder tippen Sie diesen Schlüssel ein: {key}',
  useApp: 'Authenticator-App verwenden',
  textTo: 'Code per SMS an {to} senden',
  mailTo: 'Code per E-Mail an {to} senden',
  usePasskey: 'Passkey verwenden',
  addPasskey: 'Stattdessen einen Passkey verwenden',
  addApp: 'Stattdessen eine Authenticator-App verwenden',

  passkeyTitle: 'Passkey verwenden',
  passkeyLead: 'Ihr Gerät fragt nach Fingerabdruck, Gesicht oder seiner PIN.',
  newPasskeyTitle: 'Passkey erstellen',
  newPasskeyLead:
    '{app} verlangt einen zweiten Schritt. Ihr Gerät bewahrt dafür einen Passkey auf.',
  passkeyNeedsScript:
    'Passkeys brauchen JavaScript, das hier abgeschaltet ist. Wählen Sie einen anderen Weg.',
  passkeyRefused:
    'Das hat nicht geklappt. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',

  chooseAccount: 'Konto auswählen',
  continueAs: 'Weiter als {name}',
  otherAccount: 'Anderes Konto verwenden',
  allowApp: '{app} erlauben?',
  madeByOthers: '{app} stammt von anderen und möchte:',
  allow: 'Erlauben',
  scopes: {
    openid: 'Wissen, wer Sie sind',
    profile: 'Ihren Namen sehen',
    email: 'Ihre E-Mail-Adresse sehen',
    phone: 'Ihre Telefonnummer sehen',
    offline_access: 'Angemeldet bleiben, während Sie weg sind',
    user: 'Ihr Konto verwalten: Sitzungen, zweite Faktoren und persönliche Daten',
  },

  overTitle: 'Diese Anmeldung ist vorbei',
  overLead:
    'Sie hat zu lange gedauert, ist schon abgeschlossen oder wurde in einem anderen Browser begonnen. Gehen Sie zur App zurück und melden Sie sich neu an.',
  movingOn: 'Sie sind angemeldet',

  failedTitle: 'Das hat nicht geklappt',
  failedLead:
    'Die App hat Sie mit einer Anfrage hergeschickt, die sich nicht beantworten lässt. Gehen Sie zurück und versuchen Sie es noch einmal.',
  signOut: 'Abmelden',
  signOutTitle: 'Abmelden?',
  signOutLead: 'Sie werden von jeder App abgemeldet, die Sie mit dieser Anmeldung betreten haben.',
  staySignedIn: 'Angemeldet bleiben',
  signedOut: 'Sie sind abgemeldet',
  connectDevice: 'Gerät verbinden',
  deviceLead: 'Geben Sie den Code ein, den das Gerät zeigt.',
  deviceWrong: 'Dieser Code stimmt nicht oder ist abgelaufen.',
  deviceQuestion: 'Ist das Ihr Gerät?',
  deviceConfirm:
    '{name} zeigt den Code {code}. Fahren Sie nur fort, wenn Sie dies gerade selbst begonnen haben.',
  deviceMine: 'Es ist meines',
  deviceDone: 'Ihr Gerät ist verbunden',
  deviceDoneLead: 'Sie können diese Seite schließen und dort weitermachen.',

  problems: {
    contact:
      'Geben Sie eine E-Mail-Adresse ein oder eine Telefonnummer mit Ländervorwahl, etwa +49 151 2345678.',
    no_password: 'Geben Sie Ihr Passwort ein.',
    weak_password: 'Wählen Sie ein Passwort mit mindestens 8 Zeichen, das nicht alle verwenden.',
    name: 'Geben Sie einen Namen ohne Sonderzeichen ein.',
    digits: 'Geben Sie die Ziffern des Codes ein.',
    no_recovery_code: 'Geben Sie einen Ihrer Wiederherstellungscodes ein.',
    banned: 'Dieses Konto darf sich zurzeit nicht anmelden.',
    wrong_password:
      'Dieses Passwort stimmt nicht. Versuchen Sie es noch einmal oder verwenden Sie einen Code.',
    wrong_code: 'Dieser Code stimmt nicht. Versuchen Sie es noch einmal.',
    wrong_recovery_code: 'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet.',
    too_late: 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn.',
    code_expired: 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
    code_exhausted: 'Es wurden zu viele falsche Codes eingegeben. Fordern Sie einen neuen an.',
    code_used: 'Dieser Code wurde schon verwendet. Fordern Sie einen neuen an.',
    resend_too_soon: 'Eben wurde ein Code gesendet. Warten Sie ein wenig, bevor Sie wieder fragen.',
    sends_exhausted:
      'Dieser Code wurde so oft gesendet, wie es geht. Beginnen Sie in einigen Minuten von vorn.',
    number_not_supported: 'An diese Art von Nummer können keine Codes gesendet werden.',
    locked:
      'Es wurden zu viele falsche Codes eingegeben. Warten Sie eine Weile oder wählen Sie einen anderen Weg.',
    passkey:
      'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    provider_canceled: 'Sie sind zurückgekommen, ohne sich anzumelden.',
    provider_failed:
      'Diese Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal oder wählen Sie einen anderen Weg.',
    link_required:
      'Es gibt schon ein Konto mit dieser Adresse. Melden Sie sich wie zuvor an und verbinden Sie dann beide.',
    link_over:
      'Dieser Link ist abgelaufen oder wurde in einem anderen Browser geöffnet. Fordern Sie einen neuen an.',
    too_often: 'Das wurde zu oft versucht. Bitte warten Sie eine Weile.',
    unavailable: 'Das geht im Augenblick nicht. Bitte versuchen Sie es noch einmal.',
  },
};
