const TAGS =
  'ar bg bn ca cs da de el en en-GB en-US es es-419 et fa fi fr fr-CA he hi hr hu id it ja ko lt lv ' +
  'ms nb nl pl pt pt-BR ro ru sk sl sr sv sw ta th tr uk ur vi zh-Hans zh-Hant';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Languages to choose from, by their names. */
export const LANGUAGES = TAGS.split(' ')
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
