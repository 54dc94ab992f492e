import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FoundPlace, type Point, suggestionsQuery } from '../../api/maps.js';
import { pointIn } from './point-in.js';

const TYPING_MS = 180;

interface PlaceInputProps {
  readonly project: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly text: string;
  /** What is near comes first. */
  readonly near: Point | null;
  readonly onText: (text: string) => void;
  readonly onChoose: (
    place: Point & { readonly label: string; readonly found?: FoundPlace },
  ) => void;
  readonly rightSection?: React.ReactNode;
}

/** A field for a place, which tells what the words may become; degrees are a place as well. */
export function PlaceInput(props: PlaceInputProps) {
  const { project, label, isLabelHidden, text, near, onText, onChoose, rightSection } = props;
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS);
  const degrees = pointIn(text);
  const found = useQuery({
    ...suggestionsQuery(project, degrees ? '' : settled, near),
    placeholderData: keepPreviousData,
  });
  const places = new Map((found.data ?? []).map((place) => [place.label, place]));
  const choose = (value: string): void => {
    const place = places.get(value);
    if (place) onChoose({ ...place.point, label: value, found: place });
  };
  return (
    <Autocomplete
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder="Address, place or 43.73,7.42"
      leftSection={<IconSearch size={16} />}
      rightSection={found.isFetching ? <Loader size={14} /> : rightSection}
      data={settled === '' ? [] : [...places.keys()]}
      // The service has chosen already.
      filter={({ options }) => options}
      value={text}
      onChange={onText}
      onOptionSubmit={choose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && degrees) onChoose({ ...degrees, label: text.trim() });
      }}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: true }}
    />
  );
}
