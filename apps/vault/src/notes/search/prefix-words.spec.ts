import { prefixWords } from './prefix-words.js';

describe('words that are looked for', () => {
  it.each([
    ['garden', { whole: '', begun: "'garden':*" }],
    ['spring gard', { whole: 'spring ', begun: "'gard':*" }],
    ['"spring gard', { whole: '"spring gard', begun: '' }],
    ['spring -gard', { whole: 'spring -gard', begun: '' }],
    ['tea or coffee', { whole: 'tea or coffee', begun: '' }],
    ["it's", { whole: "it's", begun: '' }],
    ['grün', { whole: '', begun: "'grün':*" }],
  ])('%j', (text, wanted) => {
    expect(prefixWords(text)).toEqual(wanted);
  });
});
