import { issueOf } from '../../ui/issue-of.js';
import type { Draft, Problems } from './draft.js';

/** What every part of the designer needs. */
export interface PartProps {
  readonly draft: Draft;
  readonly problems: Problems;
  /** What the server said of the last attempt to save. */
  readonly error: Error | null;
  readonly onChange: (draft: Draft) => void;
}

type Section = keyof Draft;

/** Reads and changes the fields of one section. */
export function fieldsOf<Name extends Section>(
  { draft, problems, error, onChange }: PartProps,
  section: Name,
) {
  const set = (part: Partial<Draft[Name]>) =>
    onChange({ ...draft, [section]: { ...draft[section], ...part } });
  const problemOf = (field: keyof Draft[Name] & string) =>
    problems[`${section}.${field}`] ?? issueOf(error, `${section}.${field}`);
  return {
    values: draft[section],
    set,
    problemOf,
    /** A field that is null when it is empty. */
    text: (field: keyof Draft[Name] & string) => ({
      value: (draft[section][field] as string | null) ?? '',
      error: problemOf(field),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        set({ [field]: value || null } as Partial<Draft[Name]>),
    }),
  };
}
