import { checkReverse } from './geocoder.js';
import type { Question } from './question.js';
import { checkOptions, parseQuery } from './search/query.js';
import { structuredWords } from './search/structured.js';

/** Refuses what no engine is asked, with the field that is wrong. @throws BadGeocodeQuery */
export function checkQuestion(question: Question): void {
  switch (question.kind) {
    case 'reverse':
      return checkReverse(question.lat, question.lon, question.options);
    case 'structured':
      structuredWords(question.parts);
      return checkOptions(question.options);
    default:
      parseQuery(question.q);
      return checkOptions(question.options);
  }
}
