import { answerTo } from './answer-texts.js';
import { keywordIn } from './keywords.js';

describe('keywordIn', () => {
  it.each([
    ['STOP', 'stop', 'en'],
    ['  stop\n', 'stop', 'en'],
    ['StopAll', 'stop', 'en'],
    ['optout', 'stop', 'en'],
    ['td', 'stop', 'en'],
    ['arrêt', 'stop', 'fr'],
    ['arre\u0302t', 'stop', 'fr'],
    ['Arret', 'stop', 'fr'],
    ['stopp', 'stop', 'de'],
    ['Baja', 'stop', 'es'],
    ['start', 'start', 'en'],
    ['UNSTOP', 'start', 'en'],
    ['yes', 'start', 'en'],
    ['alta', 'start', 'es'],
    ['help', 'help', 'en'],
    ['Info', 'help', 'en'],
    ['Hilfe', 'help', 'de'],
  ])('%j is %s in %s', (text, keyword, locale) => {
    expect(keywordIn(text)).toEqual({ keyword, locale });
  });

  it.each([
    'please stop',
    'STOP.',
    'stop it',
    'don’t stop',
    'STOPPING',
    'yes please',
    '',
    ' ',
    'S T O P',
    '🛑',
  ])('%j is nothing', (text) => {
    expect(keywordIn(text)).toBeNull();
  });
});

describe('answerTo', () => {
  it('answers in the language of the word, and in English for languages without a text', () => {
    expect(answerTo('stop', 'de', {})).toContain('START');
    expect(answerTo('stop', 'de', {})).not.toBe(answerTo('stop', 'en', {}));
    expect(answerTo('help', 'nl', {})).toBe(answerTo('help', 'en', {}));
  });

  it('prefers the texts of the project, also in another language', () => {
    const own = { help: { de: 'Fragen Sie uns.' } };
    expect(answerTo('help', 'de', own)).toBe('Fragen Sie uns.');
    expect(answerTo('help', 'fr', own)).toBe('Fragen Sie uns.');
    expect(answerTo('stop', 'en', own)).toContain('START');
  });

  it('answers nothing when the project has no text at all', () => {
    expect(answerTo('help', 'en', { help: {} })).toBeNull();
  });
});
